import { SaxesParser } from 'saxes'
import { FeedError, type FeedPosition } from './feed-error.ts'
import { readFeedText } from './read-feed-text.ts'
import { YmlCollector } from './yml-collector.ts'
import type { YmlFeed } from './yml-feed.ts'

/**
 * Reads a YML feed as a stream. XML that is not well-formed throws a FeedError with the line, the
 * column and the offer.
 */
export async function readYml(
  file: string,
  onBytes: (count: number) => void = () => undefined,
): Promise<YmlFeed> {
  const parser = new SaxesParser()
  const collector = new YmlCollector()
  const getCurrentPosition = (): FeedPosition => ({ line: parser.line, column: parser.column + 1 })
  const throwFeedError = (message: string, position = getCurrentPosition()): never => {
    throw new FeedError(message, position, collector.offerId)
  }
  const catchFeedErrors = (errorText: string | null, position?: FeedPosition): void => {
    if (errorText) throwFeedError(errorText, position)
  }
  parser.on('error', (error) => throwFeedError(error.message.replace(/^\d+:\d+: /, '')))
  // Feeds reference the old shops.dtd, which is ignored. Feeds with their own declarations are
  // refused, because entities can expand to gigabytes or read local files.
  parser.on('doctype', (text) => {
    if (text.includes('[')) throwFeedError('a feed must not declare entities')
  })
  let start: FeedPosition = { line: 1, column: 1 }
  parser.on('opentagstart', ({ name }) => {
    start = { line: parser.line, column: Math.max(1, parser.column - name.length - 1) }
  })
  parser.on('opentag', ({ name, attributes }) =>
    catchFeedErrors(collector.open(name, attributes, start), start),
  )
  parser.on('text', (text) => catchFeedErrors(collector.text(text)))
  parser.on('cdata', (text) => catchFeedErrors(collector.text(text)))
  parser.on('closetag', () => collector.close())
  for await (const text of readFeedText(file, onBytes)) {
    const invalidIndex = text.indexOf('\uFFFD')
    parser.write(invalidIndex < 0 ? text : text.slice(0, invalidIndex))
    if (invalidIndex >= 0)
      throwFeedError('these bytes are invalid in the encoding that the feed declares')
  }
  parser.close()
  return collector.finish()
}
