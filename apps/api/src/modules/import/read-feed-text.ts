import { createReadStream } from 'node:fs'
import { FeedFault } from './feed-fault.ts'

/** Encodings whose first bytes can be read before they are known. */
const ENCODINGS = ['utf-8', 'windows-1251']
const DECLARATION = /^\s*<\?xml[^>]*?\sencoding\s*=\s*["']([A-Za-z0-9._-]+)["']/

/**
 * The text of a feed piece by piece, in the encoding its XML declaration names. Bytes that are
 * nothing in it come out as U+FFFD.
 */
export async function* readFeedText(
  file: string,
  onBytes: (count: number) => void,
): AsyncGenerator<string> {
  let decoder: InstanceType<typeof TextDecoder> | null = null
  for await (const chunk of createReadStream(file)) {
    if (!Buffer.isBuffer(chunk)) throw new TypeError('a file is read as bytes')
    decoder ??= new TextDecoder(encodingOf(chunk))
    onBytes(chunk.length)
    yield decoder.decode(chunk, { stream: true })
  }
  yield decoder?.decode() ?? ''
}

function encodingOf(start: Buffer): string {
  const isUtf16 = start[0] === 0 || start[1] === 0 || start[0] === 0xfe || start[0] === 0xff
  if (isUtf16) throw new FeedFault('UTF-16 is not read: save the feed as UTF-8')
  const declared = DECLARATION.exec(start.subarray(0, 300).toString('latin1').replace(/^ï»¿/, ''))
  const name = (declared?.[1] ?? 'utf-8')
    .toLowerCase()
    .replace(/^(cp-?1251|win-?1251)$/, 'windows-1251')
  const known = name === 'utf8' ? 'utf-8' : name
  if (!ENCODINGS.includes(known)) {
    throw new FeedFault(`encoding ${declared?.[1]} is not read: save the feed as UTF-8`, {
      line: 1,
      column: 1,
    })
  }
  return known
}
