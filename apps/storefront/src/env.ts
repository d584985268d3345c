/** Settings of the storefront from environment variables. No other file reads the environment. */
export interface Settings {
  apiOrigin: string
  /** Proves to the API that a request comes from the shop itself, not from a visitor. */
  internalToken: string | null
  /** The public origin of the shop, for canonical links. */
  publicOrigin: string
}

/** The port of Vite's server for islands; null for a built storefront. */
export function readIslandsPort(): number | null {
  const { ISLANDS_PORT, NODE_ENV } = process.env
  if (NODE_ENV !== 'development' || !ISLANDS_PORT) return null
  return Number(ISLANDS_PORT)
}

/**
 * Reads the settings at request time, never at build time, so that one build serves every
 * environment.
 */
export function readSettings(): Settings {
  const { API_ORIGIN, INTERNAL_TOKEN, PUBLIC_ORIGIN } = process.env
  if (!API_ORIGIN || !URL.canParse(API_ORIGIN)) {
    throw new Error(`API_ORIGIN must be a URL, not "${API_ORIGIN}"`)
  }
  return {
    apiOrigin: new URL(API_ORIGIN).origin,
    internalToken: INTERNAL_TOKEN ?? null,
    publicOrigin: new URL(PUBLIC_ORIGIN ?? 'http://localhost:3000').origin,
  }
}
