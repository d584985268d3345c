import { LRUCache } from 'lru-cache'
import Negotiator from 'negotiator'

export type Encoding = 'br' | 'gzip' | 'identity'

const known = new LRUCache<string, Encoding>({ max: 500 })

/** The best encoding a client takes: brotli, else gzip, else none (RFC 9110 §12.5.3). */
export function encodingFor(acceptEncoding: string | string[] | undefined): Encoding {
  const header = String(acceptEncoding ?? '').slice(0, 200)
  const before = known.get(header)
  if (before) return before
  const negotiator = new Negotiator({ headers: { 'accept-encoding': header } })
  const taken = new Set(negotiator.encodings())
  const encoding = taken.has('br') ? 'br' : taken.has('gzip') ? 'gzip' : 'identity'
  known.set(header, encoding)
  return encoding
}
