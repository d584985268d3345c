import { decodeEntities } from '../feed/decode-entities.ts'
import { buildTagPattern } from '../feed/html-tags.ts'
import { collapseWhitespace } from './collapse-whitespace.ts'

const BREAKING = /(?=<\/?(?:p|br|div|li|ul|ol|h[1-6]|tr|table)\b)/gi

const TAG = new RegExp(buildTagPattern('<'), 'gi')

/** Tags by which mark-up is told from text that has «<» and «>» in it. */
const MARK_UP =
  /<\/?(?:p|br|div|li|ul|ol|h[1-6]|tr|td|th|table|tbody|b|strong|i|em|u|span|font|a|img|hr|sup|sub|small|center|blockquote|script|style|iframe)\b[^>]*>/i

/**
 * Strips the mark-up of a description, one line per paragraph; mark-up that was escaped twice as
 * well. Descriptions are rendered as text, so that nothing from a feed can execute on the shop's
 * pages.
 */
export function toPlainText(description: string): string {
  const decoded = decodeEntities(description)
  const markup = !MARK_UP.test(description) && MARK_UP.test(decoded) ? decoded : description
  return decodeEntities(markup.replace(BREAKING, '\n').replace(TAG, ''))
    .split('\n')
    .map(collapseWhitespace)
    .filter(Boolean)
    .join('\n')
}
