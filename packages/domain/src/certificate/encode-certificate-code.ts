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
