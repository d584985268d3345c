import { createReadStream } from 'node:fs'
import { SaxesParser } from 'saxes'
import { FeedError, type FeedPosition } from './feed-error.ts'
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

/** Encodings in which the XML declaration can be read before the encoding is known. */
const ENCODINGS = ['utf-8', 'windows-1251']

const DECLARATION = /^\s*<\?xml[^>]*?\sencoding\s*=\s*["']([A-Za-z0-9._-]+)["']/

/**
 * Decodes a feed as a stream in the encoding named by its XML declaration. Invalid bytes become
 * U+FFFD.
 */
async function* readFeedText(
  file: string,
  onBytes: (count: number) => void,
): AsyncGenerator<string> {
  let decoder: InstanceType<typeof TextDecoder> | null = null
  for await (const chunk of createReadStream(file)) {
    if (!Buffer.isBuffer(chunk)) throw new TypeError('expected the file to be read as bytes')
    decoder ??= new TextDecoder(detectEncoding(chunk))
    onBytes(chunk.length)
    yield decoder.decode(chunk, { stream: true })
  }
  yield decoder?.decode() ?? ''
}

function detectEncoding(start: Buffer): string {
  const isUtf16 = start[0] === 0 || start[1] === 0 || start[0] === 0xfe || start[0] === 0xff
  if (isUtf16) throw new FeedError('UTF-16 is not supported: save the feed as UTF-8')
  const declared = DECLARATION.exec(start.subarray(0, 300).toString('latin1').replace(/^ï»¿/, ''))
  const name = (declared?.[1] ?? 'utf-8')
    .toLowerCase()
    .replace(/^(cp-?1251|win-?1251)$/, 'windows-1251')
  const existing = name === 'utf8' ? 'utf-8' : name
  if (!ENCODINGS.includes(existing)) {
    throw new FeedError(`encoding ${declared?.[1]} is not supported: save the feed as UTF-8`, {
      line: 1,
      column: 1,
    })
  }
  return existing
}
