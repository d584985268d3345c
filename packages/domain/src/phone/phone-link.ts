import { normalizeLine } from '../text/plain-text.ts'
import { toDigits } from './phone-digits.ts'

/** «tel:», «sms:»: what follows the number is a message or an extension. */
const address = /^(?:tel|sms|smsto|callto):(?:\/\/)?([^;?]*).*$/is
/** wa.me/79162041835; a link of Telegram is a phone behind a plus only. */
const path = /^(?:https?:\/\/)?(?:wa\.me\/|t\.me\/(?=\+|%2b))((?:\+|%2b)?\d+)\/?(?:\?.*)?$/is
const query =
  /^(?:https?:\/\/(?:api\.|web\.|www\.)?whatsapp\.com\/send\/?|(?:whatsapp|viber|tg):\/\/[a-z]+\/?)\?(?:.*&)?(?:phone|number)=([^&#]*).*$/is
const label = /^(?:тел|телефон|моб|мобильный|сот|т|phone|tel|mob)\.?(?=[+\d(])/i

/** What is dialled behind a number: «доб. 12», «ext. 12», «ішкі 12», pauses of a telephone. */
const extension =
  /[\s,;(]*(?:(?:доб(?:авочный)?|вн(?:утр(?:енний)?)?|ішкі|қос(?:ымша)?|ext(?:ension)?|[xх#])\.?:?\s*|,,+|(?<=\d{10})[,;])\d{1,6}#?\)?$/iu

/** The number in a link of a telephone or messenger, or behind a word such as «тел.». */
export function unwrapPhone(text: string): string {
  const [, number] = address.exec(text) ?? []
  if (number !== undefined) return decodePercents(number)
  const [, linked] = path.exec(text) ?? query.exec(text) ?? []
  // Messengers take a number with its country, with or without a plus.
  if (linked !== undefined) return `+${toDigits(decodePercents(linked))}`
  return text.replace(label, '').replace(/^\++/, '+')
}

/** The text without an extension behind the number; null if there is none. */
export function dropExtension(text: string): string | null {
  const number = text.replace(extension, '')
  return number === text ? null : number
}

/** Signs such as %2B of a link. */
function decodePercents(text: string): string {
  return text.replace(/%(2[0-9a-f])/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  )
}

/**
 * Returns a contact's phone without spaces, parentheses, hyphens, points and its extension, as used
 * in tel: links and the field phoneSanitized (docs/requirements/fields.md).
 */
export function sanitizePhone(phone: string): string {
  const line = normalizeLine(phone)
  return (dropExtension(line) ?? line).replace(/[\s().\p{Pd}−]/gu, '')
}
