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
