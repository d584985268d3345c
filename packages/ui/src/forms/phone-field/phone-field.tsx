'use client'

import { applyPhoneMask } from '@svetlitsa/domain/mask/apply-phone-mask'
import type { ChangeEvent } from 'react'
import { Field, type FieldProps } from '../field/field.tsx'

const countDigits = (text: string) => text.replace(/\D/g, '').length

/** The caret position right after the n-th digit of the masked text. */
function findCaretAfterDigit(text: string, count: number): number {
  let digitCount = 0
  for (let index = 0; index < text.length; index += 1) {
    if (digitCount === count) return index
    if (/\d/.test(text.charAt(index))) digitCount += 1
  }
  return text.length
}

/** Applies the mask to the typed text without moving the caret to the end of the number. */
function applyMaskInPlace(input: HTMLInputElement) {
  const typed = input.value
  const caret = input.selectionStart ?? typed.length
  const masked = applyPhoneMask(typed)
  if (masked === typed) return
  input.value = masked
  if (caret === typed.length) return
  const addedDigitCount = countDigits(masked) - countDigits(typed)
  const caretPosition = findCaretAfterDigit(
    masked,
    countDigits(typed.slice(0, caret)) + Math.max(0, addedDigitCount),
  )
  input.setSelectionRange(caretPosition, caretPosition)
}

/**
 * A phone number field with the shop's mask, +7 (___) ___-__-__ (validate.mask). `onChange`
 * receives the masked text.
 */
export function PhoneField({ onChange, ...field }: Omit<FieldProps, 'type'>) {
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    applyMaskInPlace(event.currentTarget)
    onChange?.(event)
  }
  return (
    <Field
      placeholder="+7 (___) ___-__-__"
      autoComplete="tel"
      {...field}
      type="tel"
      inputMode="tel"
      onChange={handleChange}
    />
  )
}
