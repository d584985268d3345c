import { createReadStream } from 'node:fs'
import type { FeedEncoding } from './detect-encoding.ts'

/** Characters that XML forbids, and that programs nevertheless copy into descriptions. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are the subject.
const FORBIDDEN = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g

/** A declaration that XML forbids, because blank lines of the program that wrote it precede it. */
const LATE_DECLARATION = /^(\s+)<\?xml\s[^>]*\?>/

/**
 * Decodes a feed as a stream. Invalid bytes and characters that XML forbids become U+FFFD.
 */
export async function* readFeedText(
  file: string,
  { label, markLength }: Pick<FeedEncoding, 'label' | 'markLength'>,
  onBytes: (count: number) => void,
): AsyncGenerator<string> {
  const decoder = new TextDecoder(label)
  // The only byte that windows-1251 does not have is decoded as a control character.
  const invalid = label === 'windows-1251' ? /\x98/g : FORBIDDEN
  let isStart = true
  for await (const chunk of createReadStream(file, { start: markLength })) {
    if (!Buffer.isBuffer(chunk)) throw new TypeError('expected the file to be read as bytes')
    onBytes(chunk.length)
    const text = decoder.decode(chunk, { stream: true })
    const started = isStart ? text.replace(LATE_DECLARATION, '$1') : text
    isStart = false
    yield started.replace(FORBIDDEN, '\uFFFD').replace(invalid, '\uFFFD')
  }
  yield decoder.decode()
}
