import { encodingFor } from '../body/encoding.ts'
import { etagOf, type PackedBody, unpackBody } from '../body/packed-body.ts'
import type { Visit } from '../request/visit.ts'

/** Names and values in turn, as Node writes them without looking at them as an object first. */
export type HeaderList = readonly string[]

export function headerList(headers: Readonly<Record<string, string>>): string[] {
  return Object.entries(headers).flat()
}

/**
 * Sends a kept body in the encoding the client takes, or 304 where the client has it already. A
 * body that is kept in this encoding is sent at once. The list of headers is this answer's own:
 * what differs from visit to visit is added to it.
 */
export function sendPacked(
  visit: Visit,
  status: number,
  head: string[],
  body: PackedBody,
): void | Promise<void> {
  const { request, response } = visit
  const encoding = encodingFor(request.headers['accept-encoding'])
  head.push('x-request-id', visit.id)
  if (status === 200) {
    const etag = etagOf(body, encoding)
    head.push('etag', etag)
    if (isKnown(request.headers['if-none-match'], etag)) {
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
  const unpacked = unpackBody(body, encoding)
  if (unpacked instanceof Promise) return unpacked.then((bytes) => end(visit, status, head, bytes))
  end(visit, status, head, unpacked)
}

function end({ request, response }: Visit, status: number, head: string[], bytes: Buffer): void {
  head.push('content-length', String(bytes.length))
  response.writeHead(status, head)
  if (request.method === 'HEAD') response.end()
  else response.end(bytes)
}

/** An answer without a body has no type. */
function withoutType(head: HeaderList): string[] {
  return head.filter((_, at) => head[at - (at % 2)] !== 'content-type')
}

/** Weak comparison of If-None-Match with one tag (RFC 9110 §13.1.2). */
function isKnown(header: string | undefined, etag: string): boolean {
  if (!header) return false
  if (header === etag || header === '*') return true
  return header.split(',').some((part) => part.trim().replace(/^W\//, '') === etag)
}
