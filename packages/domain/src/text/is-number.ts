/** Returns whether a field of type number contains only digits (validate.generic). */
export function isNumber(text: string): boolean {
  return /^[0-9]+$/.test(text)
}
