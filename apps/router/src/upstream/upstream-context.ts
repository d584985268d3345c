import type { Logger } from 'pino'
import type { BodyReader } from '../body/body-reader.ts'
import type { ConfigFeed } from '../config/config-feed.ts'
import type { AddressCounter } from '../connection/address-counter.ts'
import type { Settings } from '../env.ts'
import type { ApiClient } from './api-client.ts'
import type { UpstreamProxy } from './upstream-proxy.ts'

/** Dependencies of the calls that are forwarded to the API. */
export interface UpstreamContext {
  readonly settings: Settings
  readonly log: Logger
  readonly config: ConfigFeed
  readonly api: ApiClient
  readonly proxy: UpstreamProxy
  readonly bodies: BodyReader
  /** Calls of each address that are being answered. */
  readonly calls: AddressCounter
}
