import { removeUnseen } from '@svetlitsa/domain/text/plain-text'

/** White space other than the space, and control characters that XML allows. */
const BLANK = /[^\S ]|[\u007f-\u009f]/g

/**
 * Returns a text without what is not seen, with one space for each run of white space and none at
 * both ends.
 */
export function collapseWhitespace(text: string): string {
  return removeUnseen(text.replace(BLANK, ' ')).replace(/ {2,}/g, ' ').trim()
}
