/** What a key of another program may do (exchange.keys). */
export const apiKeyScopes = ['goods:write', 'orders:read', 'orders:write'] as const

export type ApiKeyScope = (typeof apiKeyScopes)[number]

/** Calls that a key may make in a minute. */
export const apiKeyLimit = { min: 1, max: 6_000, usual: 600 } as const
