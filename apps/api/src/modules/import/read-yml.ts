import { SaxesParser } from 'saxes'
import { FeedFault, type FeedPlace } from './feed-fault.ts'
import { readFeedText } from './read-feed-text.ts'
import { YmlCollector } from './yml-collector.ts'
import type { YmlFeed } from './yml-feed.ts'

/**
 * Reads a YML feed as a stream. Whatever is not well-formed XML ends it with a FeedFault that names
 * the line, the column and the offer.
 */
export async function readYml(
  file: string,
  onBytes: (count: number) => void = () => undefined,
): Promise<YmlFeed> {
  const parser = new SaxesParser()
  const collector = new YmlCollector()
  const here = (): FeedPlace => ({ line: parser.line, column: parser.column + 1 })
  const fail = (message: string, place = here()): never => {
    throw new FeedFault(message, place, collector.offerId)
  }
  const guarded = (complaint: string | null, place?: FeedPlace): void => {
    if (complaint) fail(complaint, place)
  }
  parser.on('error', (error) => fail(error.message.replace(/^\d+:\d+: /, '')))
  // Feeds name the old shops.dtd, which nobody reads. Declarations of their own are refused: they
  // are how a few bytes become gigabytes, or another file of this machine.
  parser.on('doctype', (text) => {
    if (text.includes('[')) fail('entities of its own are not allowed in a feed')
  })
  let start: FeedPlace = { line: 1, column: 1 }
  parser.on('opentagstart', ({ name }) => {
    start = { line: parser.line, column: Math.max(1, parser.column - name.length - 1) }
  })
  parser.on('opentag', ({ name, attributes }) =>
    guarded(collector.open(name, attributes, start), start),
  )
  parser.on('text', (text) => guarded(collector.text(text)))
  parser.on('cdata', (text) => guarded(collector.text(text)))
  parser.on('closetag', () => collector.close())
  for await (const text of readFeedText(file, onBytes)) {
    const broken = text.indexOf('\uFFFD')
    parser.write(broken < 0 ? text : text.slice(0, broken))
    if (broken >= 0) fail('the bytes here are no text in the encoding that the feed declares')
  }
  parser.close()
  return collector.finish()
}
