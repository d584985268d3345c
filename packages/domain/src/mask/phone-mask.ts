import { nationalLength } from '../phone/phone-digits.ts'
import { readPhone } from '../phone/phone-number.ts'
import { normalizeText } from '../text/plain-text.ts'

type Token = { pattern: RegExp; transform?: (character: string) => string }

/** Placeholders for typed characters in a mask (validate.mask). Everything else is a literal. */
const tokens: Readonly<Record<string, Token>> = {
  '#': { pattern: /\d/ },
  X: { pattern: /[\p{L}\d]/u },
  S: { pattern: /\p{L}/u },
  A: { pattern: /\p{L}/u, transform: (letter) => letter.toLocaleUpperCase('ru') },
  a: { pattern: /\p{L}/u, transform: (letter) => letter.toLocaleLowerCase('ru') },
}

const escapeMark = '!'

type MaskPart = { literal: string } | { token: Token }

function parseMask(mask: string): MaskPart[] {
  const parts: MaskPart[] = []
  for (let index = 0; index < mask.length; index += 1) {
    const character = mask.charAt(index)
    const next = mask.charAt(index + 1)
    const token = tokens[character]
    if (character === escapeMark && next !== '') {
      parts.push({ literal: next })
      index += 1
    } else parts.push(token ? { token } : { literal: character })
  }
  return parts
}

/**
 * Formats typed text with a mask: `#` digit, `X` digit or letter, `S` letter, `A` letter converted
 * to upper case, `a` letter converted to lower case, `!` makes the next mask character a literal
 * (validate.mask). Characters that do not fit are dropped. Literals are added only when a typed
 * character follows them, so that Backspace always removes the last visible character.
 */
export function applyMask(text: string, mask: string): string {
  const characters = [...text]
  let result = ''
  let pending = ''
  for (const part of parseMask(mask)) {
    if ('literal' in part) {
      pending += part.literal
      if (characters[0] === part.literal) {
        characters.shift()
        result += pending
        pending = ''
      }
      continue
    }
    let character = characters.shift()
    while (character !== undefined && !part.token.pattern.test(character)) {
      character = characters.shift()
    }
    if (character === undefined) break
    result += pending + (part.token.transform?.(character) ?? character)
    pending = ''
  }
  return result
}

/** The mask of every phone field (validate.mask). */
const phoneMask = '+7 (###) ###-##-##'

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
