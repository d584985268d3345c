/** Whether a field of type text holds anything a reader would see (storefront §5). */
export function isText(text: string): boolean {
  return /[^\s\p{C}]/u.test(text)
}
