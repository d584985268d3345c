import { htmlEntities } from './html-entities.ts'
import { buildTagPattern } from './html-tags.ts'

/**
 * Stand for an «&» that begins no entity and a «<» that begins no element of the feed, until the
 * parser is past them. Unicode never gives these characters a meaning.
 */
const AMPERSAND_MARK = '\uFDD0'
export const LESS_MARK = '\uFDD1'
const MARKS = /[\uFDD0\uFDD1]/g

const AMPERSAND = /&(?:(#\d{1,7}|#x[0-9A-Fa-f]{1,6}|[A-Za-z][A-Za-z0-9]{1,9});)?/g
/** The beginning of an entity that may go on in the next part. */
const UNFINISHED = /&[#\w]{0,10}$/

const MARKED_TAG = new RegExp(buildTagPattern(LESS_MARK), 'gi')

/**
 * Marks each «&» that begins no entity, such as that of «AT&T», which XML would only allow as
 * «&amp;»: the parser would take all that follows, up to the next semicolon, for a name.
 */
export async function* markStrayAmpersands(texts: AsyncIterable<string>): AsyncGenerator<string> {
  let kept = ''
  for await (const text of texts) {
    const joined = kept + text
    const end = UNFINISHED.exec(joined)?.index ?? joined.length
    kept = joined.slice(end)
    yield markAll(joined.slice(0, end))
  }
  yield markAll(kept)
}

/** Characters of a text that are marks already are unreadable. */
export function dropMarks(text: string): string {
  return text.replace(MARKS, '\uFFFD')
}

export function hasMark(text: string): boolean {
  return text.includes(AMPERSAND_MARK) || text.includes(LESS_MARK)
}

/** The signs in a text that were typed where XML does not allow them, without tags of HTML. */
export function listStraySigns(text: string): ('&' | '<')[] {
  const signs: ('&' | '<')[] = []
  if (text.includes(AMPERSAND_MARK)) signs.push('&')
  if (text.includes(LESS_MARK) && text.replace(MARKED_TAG, '').includes(LESS_MARK)) signs.push('<')
  return signs
}

/** The parsed text as it was typed. */
export function removeMarks(text: string): string {
  return hasMark(text) ? text.replaceAll(AMPERSAND_MARK, '&').replaceAll(LESS_MARK, '<') : text
}

/** The parsed text as it was typed, without tags of HTML. */
export function removeMarkedTags(text: string): string {
  return removeMarks(text.replace(MARKED_TAG, ' '))
}

function markAll(text: string): string {
  return text.replace(AMPERSAND, (all: string, body?: string) => {
    const isEntity = body !== undefined && (body.startsWith('#') || body in htmlEntities)
    return isEntity ? all : AMPERSAND_MARK + all.slice(1)
  })
}
