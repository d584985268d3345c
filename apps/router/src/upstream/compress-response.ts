import type { IncomingMessage } from 'node:http'
import type { Transform } from 'node:stream'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'
import { chooseEncoding } from '../response/choose-encoding.ts'

const textType =
  /^(text\/(?!event-stream)|application\/(json|problem\+json|xml|javascript|manifest\+json|geo\+json|ld\+json|[\w.]+\+xml)|image\/svg)/
const minBytes = 1024

export interface ResponseCompression {
  readonly encoding: 'br' | 'gzip'
  readonly stream: Transform
}

/**
 * Creates the compressor for a streamed response; null if compression is not worthwhile or allowed.
 */
export function compressResponse(
  request: IncomingMessage,
  answer: IncomingMessage,
): ResponseCompression | null {
  const { headers, statusCode = 0 } = answer
  if (request.method === 'HEAD' || statusCode === 204 || statusCode === 304 || statusCode === 206)
    return null
  if (headers['content-encoding'] || /no-transform/.test(headers['cache-control'] ?? ''))
    return null
  if (!textType.test(headers['content-type'] ?? '')) return null
  const length = headers['content-length']
  if (length !== undefined && Number(length) < minBytes) return null
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  if (encoding === 'identity') return null
  const stream =
    encoding === 'br'
      ? createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
      : createGzip({ level: 6 })
  return { encoding, stream }
}
