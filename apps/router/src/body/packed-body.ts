import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip as gzipCallback } from 'node:zlib'
import type { Encoding } from './encoding.ts'

const brotli = promisify(brotliCompress)
const unbrotli = promisify(brotliDecompress)
const gzip = promisify(gzipCallback)

/** A body kept only compressed; the plain form is made again for the few who ask for it. */
export interface PackedBody {
  readonly br: Buffer
  readonly gzip: Buffer
  readonly plainBytes: number
  /** Base of the entity tags; each encoding has its own. */
  readonly hash: string
}

/**
 * Compresses a body for keeping. Quality 5 costs half a millisecond for a page; 11 would cost
 * a hundred times that.
 */
export async function packBody(plain: Buffer): Promise<PackedBody> {
  const [br, zipped] = await Promise.all([
    brotli(plain, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 5,
        [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
      },
    }),
    gzip(plain, { level: 6 }),
  ])
  const hash = createHash('sha256').update(plain).digest('base64url').slice(0, 22)
  return { br, gzip: zipped, plainBytes: plain.length, hash }
}

/** The body as a client takes it; kept bodies come back at once. */
export function unpackBody(body: PackedBody, encoding: Encoding): Buffer | Promise<Buffer> {
  if (encoding === 'br') return body.br
  if (encoding === 'gzip') return body.gzip
  return unbrotli(body.br)
}

/** Entity tag of one encoding of a body. */
export function etagOf(body: PackedBody, encoding: Encoding): string {
  return encoding === 'identity' ? `"${body.hash}"` : `"${body.hash}-${encoding}"`
}
