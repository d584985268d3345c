/** White space, and control characters that XML allows. */
const BLANK = /[\s\u007f-\u009f]+/g

/** Replaces each run of white space by one space and removes it at both ends. */
export function collapseWhitespace(text: string): string {
  return text.replace(BLANK, ' ').trim()
}
