import type { CallOptions } from '@svetlitsa/api-client/call/bind-call'
import { readSettings } from '../env.ts'
import type { PageContext } from './page-context.ts'
import { sendCall } from './send-call.ts'

/** Options of API calls from the storefront's server: region, language and audience. */
export function getCallOptions({ variant, language, isCrawler }: PageContext): CallOptions {
  const { apiOrigin, internalToken } = readSettings()
  return {
    origin: apiOrigin,
    headers: {
      'x-shop-region': variant,
      'x-shop-lang': language,
      'x-shop-audience': isCrawler ? 'bot' : 'person',
      ...(internalToken ? { 'x-internal-token': internalToken } : {}),
    },
    // The router limits a page to ten seconds; a hanging API must not hang every page.
    signal: AbortSignal.timeout(8_000),
    send: sendCall,
  }
}
