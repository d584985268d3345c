import { htmlEntities } from './html-entities.ts'

/**
 * Stands for an «&» that begins no entity, until the parser is past it. Unicode never gives this
 * character a meaning.
 */
const MARK = '\uFDD0'

const AMPERSAND = /&(?:(#\d{1,7}|#x[0-9A-Fa-f]{1,6}|[A-Za-z][A-Za-z0-9]{1,9});)?/g
/** The beginning of an entity that may go on in the next part. */
const UNFINISHED = /&[#\w]{0,10}$/

/**
 * Marks each «&» that begins no entity, such as that of «AT&T», which XML would only allow as
 * «&amp;»: the parser would take all that follows, up to the next semicolon, for a name.
 */
export async function* markStrayAmpersands(texts: AsyncIterable<string>): AsyncGenerator<string> {
  let kept = ''
  for await (const text of texts) {
    const joined = (kept + text).replaceAll(MARK, '\uFFFD')
    const end = UNFINISHED.exec(joined)?.index ?? joined.length
    kept = joined.slice(end)
    yield markAll(joined.slice(0, end))
  }
  yield markAll(kept)
}

/** Whether a parsed text has marks. */
export function hasMark(text: string): boolean {
  return text.includes(MARK)
}

/** The parsed text as it was typed. */
export function removeMarks(text: string): string {
  return hasMark(text) ? text.replaceAll(MARK, '&') : text
}

function markAll(text: string): string {
  return text.replace(AMPERSAND, (all: string, body?: string) => {
    const isEntity = body !== undefined && (body.startsWith('#') || body in htmlEntities)
    return isEntity ? all : MARK + all.slice(1)
  })
}
