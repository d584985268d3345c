import type { CallOptions } from '@svetlitsa/api-client/client/bind'
import { readSettings } from './env.ts'
import type { PageContext } from './page-context.ts'

/** How the storefront's server asks the API: for this region, language and audience. */
export function callOptions({ variant, language, isCrawler }: PageContext): CallOptions {
  const { apiOrigin, internalToken } = readSettings()
  return {
    origin: apiOrigin,
    headers: {
      'x-shop-region': variant,
      'x-shop-lang': language,
      'x-shop-audience': isCrawler ? 'bot' : 'person',
      ...(internalToken ? { 'x-internal-token': internalToken } : {}),
    },
    // The router gives a page ten seconds; an API that hangs must not hang every page with it.
    signal: AbortSignal.timeout(8_000),
  }
}
