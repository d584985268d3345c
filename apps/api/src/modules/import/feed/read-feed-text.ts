import { createReadStream } from 'node:fs'
import { FeedError } from './feed-error.ts'

/** Encodings in which the XML declaration can be read before the encoding is known. */
const ENCODINGS = ['utf-8', 'windows-1251']

const DECLARATION = /^\s*<\?xml[^>]*?\sencoding\s*=\s*["']([A-Za-z0-9._-]+)["']/

/**
 * Decodes a feed as a stream in the encoding named by its XML declaration. Invalid bytes become
 * U+FFFD.
 */
export async function* readFeedText(
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
