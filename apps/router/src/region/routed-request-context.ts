import type { ConfigLookup } from '../config/config-lookup.ts'
import type { RequestContext } from '../request/request-context.ts'
import type { RegionChoice } from './region-choice.ts'

/** A request whose region and language are resolved. */
export interface RoutedRequestContext extends RequestContext {
  readonly choice: RegionChoice
  /**
   * The configuration it was resolved with, which may be replaced while the request is answered.
   */
  readonly map: ConfigLookup
}
