/** Returns whether a field of type text contains visible characters (validate.generic). */
export function isText(text: string): boolean {
  return /[^\s\p{C}]/u.test(text)
}
