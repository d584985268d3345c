import { timingSafeEqual } from 'node:crypto'
import type { ApiKeyScope } from '@svetlitsa/domain/api-key/api-key-scope'
import { HttpError } from '../../platform/http/http-error.ts'
import type { Services } from '../../platform/services/services.ts'
import { type ApiKeyRow, findWorkingKey, noteKeyUse } from './api-key.queries.ts'
import { hashSecret } from './create-api-key.ts'

/** Wrong logins of an address; secrets cannot be guessed, but trying must not load the shop. */
const FAILURES = { name: 'api-key-failure', points: 30, seconds: 300 } as const

interface Attempt {
  /** The header `Authorization` of the request. */
  authorization: string | undefined
  /** Client address of the request. */
  address: string
}

/**
 * Finds the key of a request by Basic authorization, its login and secret (exchange.keys).
 *
 * @throws HttpError 401 for a wrong or revoked key, 429 after too many of them.
 */
export async function authenticateApiKey(
  { database, rateLimiter, clock }: Services,
  { authorization, address }: Attempt,
): Promise<ApiKeyRow> {
  const { login, secret } = parseBasic(authorization)
  const key = login ? await findWorkingKey(database.db, login) : null
  if (!key || !timingSafeEqual(key.secretHash, hashSecret(secret))) {
    await rateLimiter.consume(FAILURES, address)
    throw new HttpError(401, 'login_needed')
  }
  await noteKeyUse(database.db, key.id, clock.now())
  return key
}

/** @throws HttpError 403 for a key without this scope. */
export function requireScope({ scopes }: ApiKeyRow, scope: ApiKeyScope): void {
  if (!scopes.includes(scope)) throw new HttpError(403, 'not_allowed')
}

/** Counts a call against the key's own limit. */
export function limitKey(
  { rateLimiter }: Services,
  { prefix, callsPerMinute }: ApiKeyRow,
): Promise<void> {
  const limit = { name: `api-key-${callsPerMinute}`, points: callsPerMinute, seconds: 60 }
  return rateLimiter.consume(limit, prefix)
}

function parseBasic(authorization = ''): { login: string; secret: string } {
  const [, encoded = ''] = /^Basic ([\w+/=-]{1,500})$/i.exec(authorization) ?? []
  const [login = '', ...secret] = Buffer.from(encoded, 'base64').toString().split(':')
  return { login, secret: secret.join(':') }
}
