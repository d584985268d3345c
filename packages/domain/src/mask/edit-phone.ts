import { nationalLength, toDigits } from '../phone/phone-digits.ts'
import { readPhone } from '../phone/phone-number.ts'
import { applyPhoneMask, formatNational } from './phone-mask.ts'

/** A phone field: its text and what of it stands for the country as it was typed. */
export interface PhoneEdit {
  /** As shown, with the mask. */
  text: string
  /** «+7», «7» or «8», or nothing if the mask has added +7 to the number. */
  prefix: string
  /** Position of the caret. */
  caret: number
}

export const emptyPhone: PhoneEdit = { text: '', prefix: '', caret: 0 }

/** Digits that no code begins with. */
const noCode = /^[01256]/

/** Returns a phone field with this text, which may be a whole number or the beginning of one. */
export function startPhone(text: string): PhoneEdit {
  const shown = applyPhoneMask(text)
  const { prefix, national } = readPhone(text)
  const isSettled = national?.length === nationalLength && prefix !== ''
  return { text: shown, prefix: isSettled ? '+7' : prefix, caret: shown.length }
}

/**
 * Returns a phone field after one change: a key, an erased character, a number pasted or filled in
 * anywhere (validate.mask). A number that is whole by itself replaces what was there, so that «+7»
 * with «89162041835» behind it is +7 (916) 204-18-35.
 *
 * @param typed the text of the field after the change, before the mask.
 * @param caret the caret after the change.
 */
export function editPhone(before: PhoneEdit, typed: string, caret: number): PhoneEdit {
  const inserted = findInserted(before.text, typed, caret)
  if (toDigits(inserted).length >= nationalLength) return startPhone(choosePasted(inserted, typed))
  if (!before.text.startsWith('+7') || !typed.startsWith('+7'))
    return placeCaret(startPhone(typed), typed, caret)
  // Behind +7 alone, a plus begins the number that is meant.
  if (inserted.startsWith('+') && toDigits(before.text) === '7') return startPhone(inserted)
  const digits = toDigits(typed.slice(2))
  if (inserted === '') return placeCaret(eraseDigit(before, digits), typed, caret)
  const after = startPhone(before.prefix + digits)
  const isAtEnd = caret === typed.length
  if (isAtEnd && toDigits(inserted).length <= 1 && isWholeBefore(before, after)) return before
  return placeCaret(after, typed, caret)
}

/** What was typed, pasted or filled in between what is left of the earlier text. */
function findInserted(before: string, typed: string, caret: number): string {
  const rest = typed.length - caret
  const maxStart = Math.min(before.length - rest, caret)
  let start = 0
  while (start < maxStart && before[start] === typed[start]) start += 1
  // A number that replaces another begins with a plus, too.
  return typed.slice(start === 1 && before.length > 1 ? 0 : start, caret)
}

/** Which of the texts is the number that was pasted: it may complete the one typed before. */
function choosePasted(inserted: string, typed: string): string {
  const { national } = readPhone(inserted)
  const isWhole = national?.length === nationalLength && !noCode.test(national)
  return !isWhole && readPhone(typed).national?.length === nationalLength ? typed : inserted
}

/** Erasing never reads the remaining digits in another way. */
function eraseDigit({ prefix }: PhoneEdit, digits: string): PhoneEdit {
  if (digits === '' && prefix === '') return emptyPhone
  const text = digits === '' ? '+7' : formatNational(digits)
  return { text, prefix: '+7', caret: text.length }
}

/**
 * Whether the key was one too many behind a whole number. Not if the digits may also be those of a
 * number behind 8, of one behind +7 that was typed with its own 7 or 8, or of another country.
 */
function isWholeBefore(before: PhoneEdit, after: PhoneEdit): boolean {
  const national = toDigits(before.text).slice(1)
  if (national.length !== nationalLength || noCode.test(national)) return false
  if (before.prefix === '') return /^7[01256]/.test(national)
  const isTwoNumbers = /^[78]/.test(national) && !noCode.test(national.slice(1))
  return !isTwoNumbers && toDigits(after.text).length !== nationalLength + 1
}

/** The caret stays before the same digits. */
function placeCaret(field: PhoneEdit, typed: string, caret: number): PhoneEdit {
  const following = toDigits(typed.slice(caret)).length
  if (following === 0) return { ...field, caret: field.text.length }
  const preceding = toDigits(field.text).length - following
  let position = 0
  for (let seen = 0; seen < preceding && position < field.text.length; position += 1) {
    if (/\d/.test(field.text.charAt(position))) seen += 1
  }
  return { ...field, caret: position }
}
