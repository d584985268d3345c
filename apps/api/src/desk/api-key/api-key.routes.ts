import * as contract from '@svetlitsa/api-client/api-key/contract'
import { handle } from '../../platform/http/handle.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { type ApiKeyRow, findApiKeys, revokeApiKey } from './api-key.queries.ts'
import { createApiKey } from './create-api-key.ts'

/** The owner's screen of API keys (exchange.keys). */
export const apiKeyRoutes = [
  handle(contract.getApiKeys, async ({ db }) => ({
    keys: (await findApiKeys(db)).map(toApiKey),
  })),

  handle(contract.createApiKey, async ({ db }, input) => {
    const { row, secret } = await createApiKey(db, input)
    return { key: toApiKey(row), secret }
  }),

  handle(contract.revokeApiKey, async ({ db, now }, { login }) =>
    (await revokeApiKey(db, login, now)) ? { result: true as const } : refuse('not_found'),
  ),
]

function toApiKey(row: ApiKeyRow) {
  const { name, prefix, scopes, callsPerMinute, createdAt, lastUsedAt, revokedAt } = row
  return {
    name,
    login: prefix,
    scopes,
    callsPerMinute,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    revokedAt: revokedAt?.toISOString() ?? null,
  }
}
