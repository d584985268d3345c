/** Everything the storefront is told from outside; the only place that reads the environment. */
export interface Settings {
  apiOrigin: string
  /** Proves to the API that the shop itself asks, not a visitor. */
  internalToken: string | null
  /** The address the shop is known by, for canonical links. */
  publicOrigin: string
}

/** Read when a page is drawn, never when it is built: one build serves every place. */
export function readSettings(): Settings {
  const { API_ORIGIN, INTERNAL_TOKEN, PUBLIC_ORIGIN } = process.env
  if (!API_ORIGIN || !URL.canParse(API_ORIGIN)) {
    throw new Error(`API_ORIGIN must be an address, not "${API_ORIGIN}"`)
  }
  return {
    apiOrigin: new URL(API_ORIGIN).origin,
    internalToken: INTERNAL_TOKEN ?? null,
    publicOrigin: new URL(PUBLIC_ORIGIN ?? 'http://localhost:3000').origin,
  }
}
