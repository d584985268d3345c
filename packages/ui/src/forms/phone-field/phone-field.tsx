import { editPhone, startPhone } from '@svetlitsa/domain/mask/edit-phone'
import { type ChangeEvent, type FocusEvent, useRef } from 'react'
import { Field, type FieldProps } from '../field/field.tsx'

/**
 * A phone number field with the shop's mask, +7 (___) ___-__-__ (validate.mask). `onChange`
 * receives the masked text, or a number of another country as it was typed, which is refused.
 */
export function PhoneField({ onChange, onFocus, ...field }: Omit<FieldProps, 'type'>) {
  const shown = useRef(startPhone(''))
  const handleFocus = (event: FocusEvent<HTMLInputElement>) => {
    const { value } = event.currentTarget
    if (value !== shown.current.text) shown.current = startPhone(value)
    onFocus?.(event)
  }
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.currentTarget
    const { value, selectionStart } = input
    shown.current = editPhone(shown.current, value, selectionStart ?? value.length)
    const { text, caret } = shown.current
    if (text !== value) {
      input.value = text
      if (document.activeElement === input) input.setSelectionRange(caret, caret)
    }
    onChange?.(event)
  }
  return (
    <Field
      placeholder="+7 (___) ___-__-__"
      autoComplete="tel"
      {...field}
      type="tel"
      inputMode="tel"
      onFocus={handleFocus}
      onChange={handleChange}
    />
  )
}
