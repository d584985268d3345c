import { SaxesParser } from 'saxes'
import { detectEncoding } from './detect-encoding.ts'
import { FeedError, type FeedPosition } from './feed-error.ts'
import { htmlEntities } from './html-entities.ts'
import { markStrayLessSigns } from './mark-stray-less-signs.ts'
import { hasMark, listStraySigns, markStrayAmpersands, removeMarks } from './mark-stray-signs.ts'
import { readFeedText } from './read-feed-text.ts'
import { YmlCollector } from './yml-collector.ts'
import type { YmlFeed } from './yml-feed.ts'

/** Errors after which the parser goes on at the right place: they spoil one text only. */
const spoiledText = /^(malformed character entity|the string "]]>" is disallowed)/

/**
 * Reads a YML feed as a stream. XML that is not well-formed throws a FeedError with the line, the
 * column and the offer; what spoils one text is a problem of its offer.
 */
export async function readYml(
  file: string,
  onBytes: (count: number) => void = () => undefined,
): Promise<YmlFeed> {
  const encoding = await detectEncoding(file)
  const parser = new SaxesParser()
  const collector = new YmlCollector()
  const getCurrentPosition = (): FeedPosition => ({ line: parser.line, column: parser.column + 1 })
  const throwFeedError = (message: string, position = getCurrentPosition()): never => {
    throw new FeedError(message, position, collector.offerId)
  }
  const catchFeedErrors = (errorText: string | null, position?: FeedPosition): void => {
    if (errorText) throwFeedError(errorText, position)
  }
  parser.on('error', (error) => {
    const { line, column } = getCurrentPosition()
    const message = error.message.replace(/^\d+:\d+: /, '')
    const isSpoiled = spoiledText.test(message)
    if (!isSpoiled || !collector.spoilOffer(`${message.replace(/\.$/, '')} at ${line}:${column}`))
      throwFeedError(message)
  })
  // Feeds reference the old shops.dtd, which is ignored. Feeds with their own declarations are
  // refused, because entities can expand to gigabytes or read local files.
  parser.on('doctype', (text) => {
    if (text.includes('[')) throwFeedError('a feed must not declare entities')
  })
  parser.ENTITIES = Object.assign(Object.create(null), htmlEntities)
  let hasMarks = false
  let start: FeedPosition = { line: 1, column: 1 }
  parser.on('opentagstart', ({ name }) => {
    start = { line: parser.line, column: Math.max(1, parser.column - name.length - 1) }
  })
  parser.on('opentag', ({ name, attributes }) => {
    const isMarked = hasMarks && Object.values(attributes).some(hasMark)
    const typed = isMarked ? toTypedAttributes(attributes) : attributes
    catchFeedErrors(collector.open(name, typed, start), start)
    if (isMarked) collector.noteStraySigns(Object.values(attributes).flatMap(listStraySigns))
  })
  parser.on('text', (text) => collector.text(text))
  // In CDATA these signs are nothing but themselves.
  parser.on('cdata', (text) => collector.text(removeMarks(text)))
  parser.on('closetag', () => collector.close())
  const texts = markStrayAmpersands(markStrayLessSigns(readFeedText(file, encoding, onBytes)))
  for await (const text of texts) {
    hasMarks ||= hasMark(text)
    parser.write(text)
  }
  parser.close()
  return { ...collector.finish(), contradiction: encoding.contradiction }
}

function toTypedAttributes(attributes: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [name, removeMarks(value)]),
  )
}
