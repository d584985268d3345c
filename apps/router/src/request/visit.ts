import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ShopMap } from '../config/shop-map.ts'
import type { Choice } from '../region/choose-region.ts'
import type { Audience } from './audience.ts'
import type { RscHeaders } from './rsc-variant.ts'

/** One request on its way through the pipeline, as far as it is understood. */
export interface Visit {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly id: string
  readonly client: string
  readonly secure: boolean
  readonly host: string
  readonly hostname: string
  readonly path: string
  /** Without its question mark and without Next's `_rsc`. */
  readonly query: string
  readonly rsc: RscHeaders | null
  readonly audience: Audience
}

/** A visit whose region and language are known. */
export interface PlacedVisit extends Visit {
  readonly choice: Choice
  /** The configuration it was placed by, which may be replaced while the visit is answered. */
  readonly map: ShopMap
}

/** GET and HEAD: only these see pages, files and redirects. */
export function readsOnly(visit: Visit): boolean {
  return visit.request.method === 'GET' || visit.request.method === 'HEAD'
}
