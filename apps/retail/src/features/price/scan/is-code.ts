/** Whether a typed text reads as a barcode or an article rather than as a name. */
export function isCode(text: string): boolean {
  return /^[\da-z][\da-z._/-]*$/i.test(text) && /\d/.test(text)
}
