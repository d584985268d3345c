import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip as gzipCallback } from 'node:zlib'
import type { Encoding } from './encoding.ts'

const brotli = promisify(brotliCompress)
const unbrotli = promisify(brotliDecompress)
const gzip = promisify(gzipCallback)

/**
 * A body kept only compressed. Nearly everyone takes Brotli; the gzip form is made when it is first
 * asked for and kept, the plain form is made again for the few who ask for it.
 */
export interface PackedBody {
  readonly br: Buffer
  readonly plainBytes: number
  /** Base of the entity tags; each encoding has its own. */
  readonly hash: string
}

const zipped = new WeakMap<PackedBody, Promise<Buffer>>()

/** A gzip form is at most so many times as long as the Brotli form of the same page. */
const gzipRatio = 1.6

/**
 * Compresses a body for keeping. Quality 5 costs some milliseconds for a page; 11 would cost a
 * hundred times that.
 */
export async function packBody(plain: Buffer): Promise<PackedBody> {
  const br = await brotli(plain, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 5,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
      [constants.BROTLI_PARAM_LGWIN]: windowBits(plain.length),
    },
    chunkSize: 64 * 1024,
  })
  const hash = createHash('sha256').update(plain).digest('base64url').slice(0, 22)
  return { br, plainBytes: plain.length, hash }
}

/** The smallest window that sees the whole body: the compressor takes its memory by it. */
function windowBits(bytes: number): number {
  const { BROTLI_MIN_WINDOW_BITS: least, BROTLI_DEFAULT_WINDOW: most } = constants
  return Math.min(most, Math.max(least, Math.ceil(Math.log2(bytes + 16))))
}

/** The body as a client takes it; kept bodies come back at once. */
export function unpackBody(body: PackedBody, encoding: Encoding): Buffer | Promise<Buffer> {
  if (encoding === 'br') return body.br
  if (encoding === 'identity') return unbrotli(body.br)
  const known = zipped.get(body)
  if (known) return known
  const made = unbrotli(body.br).then((plain) => gzip(plain, { level: 6 }))
  zipped.set(body, made)
  return made
}

/** How much memory a body takes in bytes, its gzip form included, as anybody may ask for it. */
export function packedBytes(body: PackedBody): number {
  return Math.ceil(body.br.length * (1 + gzipRatio))
}

/** Entity tag of one encoding of a body. */
export function etagOf(body: PackedBody, encoding: Encoding): string {
  return encoding === 'identity' ? `"${body.hash}"` : `"${body.hash}-${encoding}"`
}
