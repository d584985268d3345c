import { normalizeLine } from '../text/normalize-text.ts'
import { dropExtension } from './unwrap-phone.ts'

/**
 * Returns a contact's phone without spaces, parentheses, hyphens, points and its extension, as used
 * in tel: links and the field phoneSanitized (docs/requirements/fields.md).
 */
export function sanitizePhone(phone: string): string {
  const line = normalizeLine(phone)
  return (dropExtension(line) ?? line).replace(/[\s().\p{Pd}−]/gu, '')
}
