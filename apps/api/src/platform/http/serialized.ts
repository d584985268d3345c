import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

const compress = promisify(brotliCompress)
/**
 * At this quality 250 KB shrink to 20 KB in two or three milliseconds; the highest quality would
 * take a hundred times as long.
 */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }
const MIN_COMPRESSED_BYTES = 1_024

/**
 * A response already serialized as JSON in UTF-8, so that one read a thousand times a second is not
 * serialized each time. In development and tests it is parsed and checked against its schema. Its
 * buffers have memory of their own: one from Node's pool would keep 64 KB with every kept response.
 */
export class Serialized<Answer> {
  readonly bytes: Buffer
  declare readonly answer: Answer
  #wasRequested = false
  #brotli: Promise<Buffer> | null = null

  constructor(answer: Answer) {
    this.bytes = Buffer.from(new TextEncoder().encode(JSON.stringify(answer)).buffer)
  }

  /** The response as a value, for calls that add something to it. */
  parse(): Answer {
    return JSON.parse(this.bytes.toString())
  }

  /**
   * The bytes for a client that accepts brotli, or null where compression does not pay. A response
   * is compressed at its second request, once for all later ones.
   */
  brotli(): Promise<Buffer> | null {
    if (this.bytes.length < MIN_COMPRESSED_BYTES) return null
    if (!this.#wasRequested) {
      this.#wasRequested = true
      return null
    }
    this.#brotli ??= compressAlone(this.bytes)
    return this.#brotli
  }
}

async function compressAlone(bytes: Buffer): Promise<Buffer> {
  return Buffer.from(new Uint8Array(await compress(bytes, BROTLI)).buffer)
}
