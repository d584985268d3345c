/** Digits and letters without I, L, O and U, which are easily misread (Crockford's Base32). */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const BITS_PER_CHARACTER = 5

/**
 * Writes random bytes as text that a person can read aloud and type: ten bytes are the 16 characters
 * of a code, five bytes the 8 characters of a secret key (ADR 0040: 80 bits).
 *
 * @throws RangeError when the bytes are no whole number of characters, which would waste bits.
 */
export function encodeCertificateCode(bytes: Uint8Array): string {
  if (bytes.length === 0 || bytes.length % BITS_PER_CHARACTER !== 0) {
    throw new RangeError(`${bytes.length} bytes are no whole number of characters`)
  }
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  const groups = bits.match(/.{5}/g) ?? []
  return groups.map((group) => ALPHABET[Number.parseInt(group, 2)]).join('')
}

/** A code as printed, in groups of four: «7K3M-9XQ2-0RTB-4WNE». */
export function formatCertificateCode(code: string): string {
  return code.match(/.{1,4}/gu)?.join('-') ?? ''
}

/** What people type for the characters of a code, with a Russian or Kazakh keyboard too. */
const lookAlikes: Readonly<Record<string, string>> = {
  I: '1',
  L: '1',
  O: '0',
  А: 'A',
  В: 'B',
  Е: 'E',
  З: '3',
  К: 'K',
  М: 'M',
  Н: 'H',
  О: '0',
  Р: 'P',
  С: 'C',
  Т: 'T',
  У: 'Y',
  Х: 'X',
  І: '1',
  Ү: 'Y',
  Һ: 'H',
}

/** The stored form of a certificate's code or secret key, however it was typed. */
export function normalizeCertificateCode(text: string): string {
  return [...text.normalize('NFKC').toUpperCase()]
    .filter((character) => /[\p{L}\p{N}]/u.test(character))
    .map((character) => lookAlikes[character] ?? character)
    .join('')
}
