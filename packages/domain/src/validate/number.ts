/** Whether a field of type number holds digits and nothing else (storefront §5). */
export function isNumber(text: string): boolean {
  return /^[0-9]+$/.test(text)
}
