import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { sendMinimalPage } from '../answer/minimal-page.ts'
import { sendSmall } from '../answer/send-small.ts'
import type { Settings } from '../env.ts'
import { audienceOf } from '../request/audience.ts'
import { readAddress } from '../request/read-address.ts'
import { createClientReader } from '../request/read-client.ts'
import { createHostReader } from '../request/read-host.ts'
import { rscVariantOf } from '../request/rsc-variant.ts'
import type { Visit } from '../request/visit.ts'

const methods: ReadonlySet<string> = new Set([
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
])
const ownId = /^[\w-]{8,64}$/

/**
 * Step 1 of the pipeline: judges host, method and path, and says who asks. Null where the request
 * was refused and answered.
 */
export function createVisitOpener(settings: Settings) {
  const clientOf = createClientReader(settings.trustedProxies)
  const hostOf = createHostReader(settings.allowedHosts)
  return (request: IncomingMessage, response: ServerResponse): Visit | null => {
    const client = clientOf(request)
    const id = idOf(request, client.isTrusted)
    const addressee = { request, response, id, secure: client.secure }
    const refuse = (status: number, text: string, headers = {}) => {
      // The rest of a refused request is not read, so its connection cannot be used again.
      sendSmall(addressee, status, `${text}\n`, { ...headers, connection: 'close' })
      return null
    }
    if (!methods.has(request.method ?? ''))
      return refuse(405, 'Method not allowed', { allow: [...methods].join(', ') })
    const address = readAddress(request.url ?? '')
    if (!address) {
      if (!wantsPage(request)) return refuse(400, 'Bad request')
      sendMinimalPage(addressee, 400, { connection: 'close' })
      return null
    }
    const host = hasOneHost(request) ? hostOf(client.host) : null
    // A probe of the platform asks by the address of the machine, and learns nothing of the shop.
    if (!host && !address.path.startsWith('/health/')) return refuse(421, 'Unknown host')
    return {
      ...addressee,
      client: client.address,
      host: host?.host ?? '',
      hostname: host?.hostname ?? '',
      path: address.path,
      query: withoutRsc(address.query),
      rsc: rscVariantOf(request.headers),
      audience: audienceOf(request.headers['user-agent']),
    }
  }
}

/** A torn link that somebody followed is told in words; a program gets a line. */
function wantsPage({ method, headers }: IncomingMessage): boolean {
  return (method === 'GET' || method === 'HEAD') && (headers.accept ?? '').includes('text/html')
}

/** Next adds `_rsc` only to keep browsers' caches apart; it is no part of the address. */
function withoutRsc(query: string): string {
  if (!query.includes('_rsc')) return query
  return query
    .split('&')
    .filter((part) => part !== '_rsc' && !part.startsWith('_rsc='))
    .join('&')
}

function hasOneHost(request: IncomingMessage): boolean {
  let count = 0
  for (let at = 0; at < request.rawHeaders.length; at += 2) {
    const name = request.rawHeaders[at]
    if (name?.length === 4 && name.toLowerCase() === 'host') count += 1
  }
  return count === 1
}

function idOf(request: IncomingMessage, isTrusted: boolean): string {
  const given = request.headers['x-request-id']
  return isTrusted && typeof given === 'string' && ownId.test(given) ? given : randomUUID()
}
