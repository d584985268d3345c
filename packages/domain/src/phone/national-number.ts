/** Digits behind +7 of a whole number of Russia or Kazakhstan. */
export const nationalLength = 10

/** Returns the digits of a text, as a phone has them. */
export function toDigits(text: string): string {
  return text.replace(/\D/g, '')
}
