import { createReadStream } from 'node:fs'
import type { FeedEncoding } from './detect-encoding.ts'

/** Characters that XML forbids, and that programs nevertheless copy into descriptions. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are the subject.
const FORBIDDEN = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g

/**
 * Decodes a feed as a stream. Invalid bytes and characters that XML forbids become U+FFFD.
 */
export async function* readFeedText(
  file: string,
  { label, markLength }: Pick<FeedEncoding, 'label' | 'markLength'>,
  onBytes: (count: number) => void,
): AsyncGenerator<string> {
  const decoder = new TextDecoder(label)
  for await (const chunk of createReadStream(file, { start: markLength })) {
    if (!Buffer.isBuffer(chunk)) throw new TypeError('expected the file to be read as bytes')
    onBytes(chunk.length)
    yield decoder.decode(chunk, { stream: true }).replace(FORBIDDEN, '\uFFFD')
  }
  yield decoder.decode()
}
