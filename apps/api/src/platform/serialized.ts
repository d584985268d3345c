import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

const compress = promisify(brotliCompress)
/** 250 KB become 20 in two or three milliseconds; the highest quality would take a hundred times as long. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }
const WORTH_COMPRESSING_BYTES = 1_024

/**
 * An answer that is already written as JSON, in UTF-8: what is read a thousand times a second is
 * not built anew each time. In development and tests it is parsed and held against its schema.
 */
export class Serialized<Answer> {
  readonly bytes: Buffer
  declare readonly answer: Answer
  #wasAsked = false
  #brotli: Promise<Buffer> | null = null

  constructor(answer: Answer) {
    this.bytes = Buffer.from(JSON.stringify(answer))
  }

  /** The answer as a value again, for calls that add something to it. */
  parse(): Answer {
    return JSON.parse(this.bytes.toString())
  }

  /**
   * The bytes for a reader who takes brotli, or null where compressing does not pay: an answer that
   * is asked for a second time is compressed once for all who come after.
   */
  brotli(): Promise<Buffer> | null {
    if (this.bytes.length < WORTH_COMPRESSING_BYTES) return null
    if (!this.#wasAsked) {
      this.#wasAsked = true
      return null
    }
    this.#brotli ??= compress(this.bytes, BROTLI)
    return this.#brotli
  }
}
