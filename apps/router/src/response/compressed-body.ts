import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip as gzipCallback } from 'node:zlib'
import type { Encoding } from './choose-encoding.ts'

const brotli = promisify(brotliCompress)
const unbrotli = promisify(brotliDecompress)
const gzip = promisify(gzipCallback)

/**
 * A body stored only in compressed form. Nearly all clients accept Brotli; the gzip form is created
 * at its first request and stored, the uncompressed form is created for each request.
 */
export interface CompressedBody {
  readonly br: Buffer
  readonly plainBytes: number
  /** Base of the ETags; each encoding has its own. */
  readonly hash: string
}

const zipped = new WeakMap<CompressedBody, Promise<Buffer>>()

/** Upper estimate of a page’s gzip size relative to its Brotli size. */
const gzipRatio = 1.6

/** Some milliseconds for a page. */
const QUICK_QUALITY = 5
/** An eighth smaller and some twenty times slower; 11 saves one more per cent in four times as long. */
const DENSE_QUALITY = 10

/** Compresses a body for storing. */
export async function compressBody(plain: Buffer): Promise<CompressedBody> {
  const br = await compress(plain, QUICK_QUALITY)
  const hash = createHash('sha256').update(plain).digest('base64url').slice(0, 22)
  return { br, plainBytes: plain.length, hash }
}

/** Compresses a stored body as densely as is worth it for one that is sent often. */
export async function compressDensely(body: CompressedBody): Promise<CompressedBody> {
  return { ...body, br: await compress(await unbrotli(body.br), DENSE_QUALITY) }
}

async function compress(plain: Buffer, quality: number): Promise<Buffer> {
  const compressed = await brotli(plain, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
      [constants.BROTLI_PARAM_LGWIN]: calculateWindowBits(plain.length),
    },
    chunkSize: 64 * 1024,
  })
  return toOwnMemory(compressed)
}

/** Copies what is to be kept: it would keep the whole chunk, or Node's pool, of which it is a part. */
function toOwnMemory(bytes: Buffer): Buffer {
  return Buffer.from(new Uint8Array(bytes).buffer)
}

/** The smallest window that covers the whole body; it determines the compressor’s memory. */
function calculateWindowBits(bytes: number): number {
  const { BROTLI_MIN_WINDOW_BITS: minBits, BROTLI_DEFAULT_WINDOW: maxBits } = constants
  return Math.min(maxBits, Math.max(minBits, Math.ceil(Math.log2(bytes + 16))))
}

/** Returns the body in the given encoding, synchronously if it is stored in that encoding. */
export function decompressBody(body: CompressedBody, encoding: Encoding): Buffer | Promise<Buffer> {
  if (encoding === 'br') return body.br
  if (encoding === 'identity') return unbrotli(body.br)
  const cached = zipped.get(body)
  if (cached) return cached
  const compressed = unbrotli(body.br)
    .then((plain) => gzip(plain, { level: 6 }))
    .then(toOwnMemory)
  zipped.set(body, compressed)
  return compressed
}

/** Memory use of a body in bytes, including its gzip form, which any client may request. */
export function calculateCompressedBytes(body: CompressedBody): number {
  return Math.ceil(body.br.length * (1 + gzipRatio))
}

/** ETag of one encoding of a body. */
export function formatEtag(body: CompressedBody, encoding: Encoding): string {
  return encoding === 'identity' ? `"${body.hash}"` : `"${body.hash}-${encoding}"`
}
