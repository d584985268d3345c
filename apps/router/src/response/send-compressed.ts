import type { RequestContext } from '../request/request-context.ts'
import { chooseEncoding } from './choose-encoding.ts'
import { type CompressedBody, decompressBody, formatEtag } from './compressed-body.ts'

/** Alternating names and values, the form that Node writes without building an object. */
export type HeaderList = readonly string[]

export function toHeaderList(headers: Readonly<Record<string, string>>): string[] {
  return Object.entries(headers).flat()
}

/**
 * Sends a stored body in an encoding that the client accepts, or 304 if the client has it already;
 * synchronously if the body is stored in this encoding. The header list is owned by this response:
 * headers that differ per request are appended to it.
 */
export function sendCompressed(
  context: RequestContext,
  status: number,
  head: string[],
  body: CompressedBody,
): void | Promise<void> {
  const { request, response } = context
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  head.push('x-request-id', context.id)
  if (status === 200) {
    const etag = formatEtag(body, encoding)
    head.push('etag', etag)
    if (matchesEtag(request.headers['if-none-match'], etag)) {
      response.writeHead(304, withoutType(head)).end()
      return
    }
  }
  if (encoding !== 'identity') head.push('content-encoding', encoding)
  if (request.method === 'HEAD' && encoding === 'identity') {
    head.push('content-length', String(body.plainBytes))
    response.writeHead(status, head).end()
    return
  }
  const unpacked = decompressBody(body, encoding)
  if (unpacked instanceof Promise)
    return unpacked.then((bytes) => endResponse(context, status, head, bytes))
  endResponse(context, status, head, unpacked)
}

function endResponse(
  { request, response }: RequestContext,
  status: number,
  head: string[],
  bytes: Buffer,
): void {
  head.push('content-length', String(bytes.length))
  response.writeHead(status, head)
  if (request.method === 'HEAD') response.end()
  else response.end(bytes)
}

/** A response without a body has no content type. */
function withoutType(head: HeaderList): string[] {
  return head.filter((_, index) => head[index - (index % 2)] !== 'content-type')
}

/** Weak comparison of If-None-Match with one ETag (RFC 9110 §13.1.2). */
function matchesEtag(header: string | undefined, etag: string): boolean {
  if (!header) return false
  if (header === etag || header === '*') return true
  return header.split(',').some((part) => part.trim().replace(/^W\//, '') === etag)
}
