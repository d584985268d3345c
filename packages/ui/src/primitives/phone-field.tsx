'use client'

import { applyPhoneMask } from '@svetlitsa/domain/mask/apply-phone-mask'
import type { ChangeEvent } from 'react'
import { Field, type FieldProps } from './field.tsx'

const digitsIn = (text: string) => text.replace(/\D/g, '').length

/** The place in the masked text right behind its n-th digit. */
function caretBehindDigit(text: string, count: number): number {
  let seen = 0
  for (let index = 0; index < text.length; index += 1) {
    if (seen === count) return index
    if (/\d/.test(text.charAt(index))) seen += 1
  }
  return text.length
}

/** Lays the mask over what was typed without throwing the caret to the end of the number. */
function maskInPlace(input: HTMLInputElement) {
  const typed = input.value
  const caret = input.selectionStart ?? typed.length
  const masked = applyPhoneMask(typed)
  if (masked === typed) return
  input.value = masked
  if (caret === typed.length) return
  const added = digitsIn(masked) - digitsIn(typed)
  const place = caretBehindDigit(masked, digitsIn(typed.slice(0, caret)) + Math.max(0, added))
  input.setSelectionRange(place, place)
}

/** A phone number under the mask of the shop, +7 (___) ___-__-__ (storefront §5). The value handed on is the masked text. */
export function PhoneField({ onChange, ...field }: Omit<FieldProps, 'type'>) {
  const maskAndTell = (event: ChangeEvent<HTMLInputElement>) => {
    maskInPlace(event.currentTarget)
    onChange?.(event)
  }
  return (
    <Field
      placeholder="+7 (___) ___-__-__"
      autoComplete="tel"
      {...field}
      type="tel"
      inputMode="tel"
      onChange={maskAndTell}
    />
  )
}
