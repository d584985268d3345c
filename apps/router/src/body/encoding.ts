import Negotiator from 'negotiator'
import { remember } from '../request/remember.ts'

export type Encoding = 'br' | 'gzip' | 'identity'

const choose = remember<Encoding>(500, (header) => {
  const negotiator = new Negotiator({ headers: { 'accept-encoding': header } })
  const taken = new Set(negotiator.encodings())
  return taken.has('br') ? 'br' : taken.has('gzip') ? 'gzip' : 'identity'
})

/** The best encoding a client takes: brotli, else gzip, else none (RFC 9110 §12.5.3). */
export function encodingFor(acceptEncoding: string | string[] | undefined): Encoding {
  return choose(String(acceptEncoding ?? '').slice(0, 200))
}
