import type { Logger } from 'pino'
import type { ConfigFeed } from '../config/config-feed.ts'
import type { Settings } from '../env.ts'
import type { Metrics } from '../metrics/metrics.ts'
import type { ShortCodes } from './short-codes.ts'

/** Dependencies of the redirects. */
export interface RedirectContext {
  readonly settings: Settings
  readonly log: Logger
  readonly metrics: Metrics
  readonly config: ConfigFeed
  readonly shortCodes: ShortCodes
}
