import { DEFAULT_BODY_LIMIT_BYTES } from '@svetlitsa/api-client/call/call'

/** Longer than the minute for which the router keeps an idle connection, so that it closes first. */
const KEEP_ALIVE_MS = 72_000
const HEADERS_TIMEOUT_MS = 10_000
/** The router sends bodies whole, so that this is the time for its own connection only. */
const REQUEST_TIMEOUT_MS = 30_000
const CHECK_INTERVAL_MS = 5_000

/** Size and time limits of the API's server; its only client is the router (door.slow-bodies). */
export const serverLimits = {
  bodyLimit: DEFAULT_BODY_LIMIT_BYTES,
  keepAliveTimeout: KEEP_ALIVE_MS,
  requestTimeout: REQUEST_TIMEOUT_MS,
  http: {
    headersTimeout: HEADERS_TIMEOUT_MS,
    // Node looks for connections that exceed these times only so often.
    connectionsCheckingInterval: CHECK_INTERVAL_MS,
  },
} as const
