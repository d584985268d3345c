import Negotiator from 'negotiator'
import { memoize } from '../request/memoize.ts'

export type Encoding = 'br' | 'gzip' | 'identity'

const negotiateEncoding = memoize<Encoding>(500, (header) => {
  const negotiator = new Negotiator({ headers: { 'accept-encoding': header } })
  const taken = new Set(negotiator.encodings())
  return taken.has('br') ? 'br' : taken.has('gzip') ? 'gzip' : 'identity'
})

/**
 * Chooses the best encoding the client accepts: brotli, else gzip, else none (RFC 9110 §12.5.3).
 */
export function chooseEncoding(acceptEncoding: string | string[] | undefined): Encoding {
  return negotiateEncoding(String(acceptEncoding ?? '').slice(0, 200))
}
