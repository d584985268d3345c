import { nationalLength } from '../phone/national-number.ts'
import { readPhone } from '../phone/read-phone.ts'
import { normalizeText } from '../text/normalize-text.ts'
import { applyMask } from './apply-mask.ts'

/** The mask of every phone field (validate.mask). */
export const phoneMask = '+7 (###) ###-##-##'

/** What a phone field shows of a text that is no number of Russia or Kazakhstan. */
const maxShownLength = 36

/**
 * Formats typed or pasted text with the phone mask (validate.mask), whatever stands for the country
 * in it (`readPhone`). A number that the mask cannot show, of another country or with too many
 * digits, is returned as it is, so that it is seen and refused: part of it would be the number of
 * somebody else.
 */
export function applyPhoneMask(text: string): string {
  const { prefix, national } = readPhone(text)
  if (national === null || national.length > nationalLength + 1) return showAsTyped(text)
  if (national === '') return prefix === '' ? '' : '+7'
  return formatNational(national)
}

/** Formats the digits behind +7; those that are too many follow. */
export function formatNational(national: string): string {
  return applyMask(`+7${national}`, phoneMask) + national.slice(nationalLength)
}

/** A long text is cut, without its digits where those that are left would be a number. */
function showAsTyped(text: string): string {
  const whole = normalizeText(text).replace(/\s+/g, ' ').trimStart()
  const shown = whole.slice(0, maxShownLength)
  const isNumber = whole !== shown && readPhone(shown).national?.length === nationalLength
  return isNumber ? shown.replace(/\+?\d.*$/s, '') : shown
}
