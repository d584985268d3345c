import type { ServerResponse } from 'node:http'
import { encodingFor } from '../body/encoding.ts'
import { etagOf, type PackedBody, unpackBody } from '../body/packed-body.ts'
import type { Visit } from '../request/visit.ts'

/** Sends a kept body in the encoding the client takes, or 304 where the client has it already. */
export async function sendPacked(
  visit: Visit,
  status: number,
  headers: Readonly<Record<string, string>>,
  body: PackedBody,
): Promise<void> {
  const { request, response } = visit
  const encoding = encodingFor(request.headers['accept-encoding'])
  const own: Record<string, string | number> = { ...headers, 'x-request-id': visit.id }
  if (status === 200) {
    own.etag = etagOf(body, encoding)
    if (isKnown(request.headers['if-none-match'], own.etag)) {
      delete own['content-type']
      response.writeHead(304, own).end()
      return
    }
  }
  if (encoding !== 'identity') own['content-encoding'] = encoding
  const isHead = request.method === 'HEAD'
  const plainLength = encoding === 'identity' ? body.plainBytes : null
  if (isHead && plainLength !== null) {
    response.writeHead(status, { ...own, 'content-length': plainLength }).end()
    return
  }
  const unpacked = unpackBody(body, encoding)
  const bytes = unpacked instanceof Promise ? await unpacked : unpacked
  own['content-length'] = bytes.length
  end(response.writeHead(status, own), isHead ? null : bytes)
}

function end(response: ServerResponse, bytes: Buffer | null): void {
  if (bytes) response.end(bytes)
  else response.end()
}

/** Weak comparison of If-None-Match with one tag (RFC 9110 §13.1.2). */
function isKnown(header: string | undefined, etag: string): boolean {
  if (!header) return false
  if (header === etag || header === '*') return true
  return header.split(',').some((part) => part.trim().replace(/^W\//, '') === etag)
}
