import { htmlEntities } from './html-entities.ts'

const ENTITY = /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z][a-z0-9]{1,9}));/gi

/** Names that old programs also write in capitals. */
const CAPITALS = /^(QUOT|AMP|LT|GT|NBSP|LAQUO|RAQUO|MDASH|NDASH|COPY|REG)$/

/** Texts are escaped two or three times, never more often. */
const MAX_ROUNDS = 4

/** Numbers from 128 to 159 mean the signs of windows-1252, as in HTML. */
const westernDecoder = new TextDecoder('windows-1252')

/**
 * Decodes entities of HTML that are left in a text because it was escaped more than once. What is
 * no entity stays as it is.
 */
export function decodeEntities(text: string): string {
  let decoded = text
  for (let round = 0; round < MAX_ROUNDS && decoded.includes('&'); round += 1) {
    const before = decoded
    decoded = before.replace(
      ENTITY,
      (entity: string, decimal?: string, hex?: string, name?: string) =>
        (name === undefined ? decodeNumber(decimal, hex) : decodeName(name)) ?? entity,
    )
    if (decoded === before) break
  }
  return decoded
}

function decodeName(name: string): string | undefined {
  return htmlEntities[name] ?? (CAPITALS.test(name) ? htmlEntities[name.toLowerCase()] : undefined)
}

function decodeNumber(decimal?: string, hex?: string): string | undefined {
  const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal)
  if (code >= 0x80 && code <= 0x9f) {
    const sign = westernDecoder.decode(Uint8Array.of(code))
    return sign > '\u009f' ? sign : undefined
  }
  const isText = code >= 0x20 || code === 0x09 || code === 0x0a || code === 0x0d
  const isSurrogate = code >= 0xd800 && code <= 0xdfff
  const isNone = (code & 0xfffe) === 0xfffe || code > 0x10ffff
  return isText && !isSurrogate && !isNone ? String.fromCodePoint(code) : undefined
}
