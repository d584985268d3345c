/**
 * Returns whether text is a phone: + followed by digits, spaces, parentheses and hyphens
 * (validate.generic). The number of digits is checked separately.
 */
export function isPhone(text: string): boolean {
  return /^\+[0-9 ()-]*[0-9][0-9 ()-]*$/.test(text)
}
