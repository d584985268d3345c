import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { hasBody } from '../body/body-reader.ts'
import type { Settings } from '../env.ts'
import { getAudience } from '../request/get-audience.ts'
import { readAddress } from '../request/read-address.ts'
import { createClientReader } from '../request/read-client.ts'
import { createHostReader } from '../request/read-host.ts'
import type { RequestContext } from '../request/request-context.ts'
import { sendMinimalPage } from '../response/send-minimal-page.ts'
import { sendText } from '../response/send-text.ts'

const methods: ReadonlySet<string> = new Set([
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
])
const requestIdPattern = /^[\w-]{8,64}$/

/**
 * Step 1 of the pipeline: validates host, method and path and identifies the client. Returns null
 * if the request was refused and answered.
 */
export function createRequestContextReader(settings: Settings) {
  const readClient = createClientReader(settings.trustedProxies)
  const readHost = createHostReader(settings.allowedHosts)
  return (request: IncomingMessage, response: ServerResponse): RequestContext | null => {
    const client = readClient(request)
    const id = getRequestId(request, client.isTrusted)
    const addressee = { request, response, id, secure: client.secure }
    // A connection that is closed before its request is read is reset, and the answer lost.
    const closing: Record<string, string> = hasBody(request) ? {} : { connection: 'close' }
    const reject = (status: number, text: string, headers = {}) => {
      sendText(addressee, status, `${text}\n`, { ...headers, ...closing })
      return null
    }
    if (!methods.has(request.method ?? ''))
      return reject(405, 'Method not allowed', { allow: [...methods].join(', ') })
    const address = readAddress(request.url ?? '')
    if (!address) {
      if (!wantsPage(request)) return reject(400, 'Bad request')
      sendMinimalPage(addressee, 400, closing)
      return null
    }
    const host = hasOneHost(request) ? readHost(client.host) : null
    // Platform probes use the machine’s address and receive nothing but the health status.
    if (!host && !address.path.startsWith('/health/')) return reject(421, 'Unknown host')
    return {
      ...addressee,
      client: client.address,
      host: host?.host ?? '',
      hostname: host?.hostname ?? '',
      path: address.path,
      query: address.query,
      audience: getAudience(request.headers['user-agent']),
    }
  }
}

/** A person who followed a broken link gets a page; a program gets one line of text. */
function wantsPage({ method, headers }: IncomingMessage): boolean {
  return (method === 'GET' || method === 'HEAD') && (headers.accept ?? '').includes('text/html')
}

function hasOneHost(request: IncomingMessage): boolean {
  let count = 0
  for (let index = 0; index < request.rawHeaders.length; index += 2) {
    const name = request.rawHeaders[index]
    if (name?.length === 4 && name.toLowerCase() === 'host') count += 1
  }
  return count === 1
}

function getRequestId(request: IncomingMessage, isTrusted: boolean): string {
  const requestId = request.headers['x-request-id']
  return isTrusted && typeof requestId === 'string' && requestIdPattern.test(requestId)
    ? requestId
    : randomUUID()
}
