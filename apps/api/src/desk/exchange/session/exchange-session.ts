import { randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { getClientAddress } from '../../../platform/context/get-client-address.ts'
import { HttpError } from '../../../platform/http/http-error.ts'
import type { Services } from '../../../platform/services/services.ts'
import type { ApiKeyRow } from '../../api-key/api-key.queries.ts'
import { authenticateApiKey, limitKey } from '../../api-key/authenticate-api-key.ts'
import { hashSecret } from '../../api-key/create-api-key.ts'
import { addSession, findExchangeSession } from '../exchange.queries.ts'

export const exchangeCookie = 'exchange_session'
const SESSION_MS = 12 * 3_600_000

/** Logs a program in by its key; the answer is the token of its cookie. */
export async function openExchangeSession(
  services: Services,
  request: FastifyRequest,
): Promise<string> {
  const key = await authenticateApiKey(services, {
    authorization: request.headers.authorization,
    address: getClientAddress(request),
  })
  await limitKey(services, key)
  const token = randomBytes(24).toString('hex')
  const expiresAt = new Date(services.clock.now().getTime() + SESSION_MS)
  const tokenHash = hashSecret(token)
  await addSession(services.database.db, { apiKeyId: key.id, tokenHash, expiresAt })
  return token
}

/** @throws HttpError 401 without a session, 429 where the key’s own limit is reached. */
export async function requireExchangeSession(
  services: Services,
  request: FastifyRequest,
): Promise<{ id: string; key: ApiKeyRow }> {
  const token = request.cookies[exchangeCookie] ?? ''
  const { database, clock } = services
  const session = await findExchangeSession(database.db, hashSecret(token), clock.now())
  if (!session) throw new HttpError(401, 'login_needed')
  await limitKey(services, session.key)
  return session
}
