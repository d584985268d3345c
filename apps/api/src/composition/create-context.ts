import type { FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import { hasFreshCode } from '../people/login/password/has-fresh-code.ts'
import { findSession, openSession } from '../people/session/session.queries.ts'
import {
  clearSessionCookie,
  getSessionCookieName,
  readSessionCookie,
  writeSessionCookie,
} from '../people/session/session-token.ts'
import { guardCaller } from '../platform/access/guard-caller.ts'
import type { CreateContext, Language, Session } from '../platform/context/context.ts'
import { getClientAddress } from '../platform/context/get-client-address.ts'
import { HttpError } from '../platform/http/http-error.ts'
import { resolveLanguage } from '../platform/language/resolve-language.ts'
import { resolveRegion } from '../shop/region/region-directory.ts'

/**
 * Builds the request context: session, region, language and caller. A caller who may not make the
 * call is refused before the request's input is parsed.
 */
export const createContext: CreateContext = async (services, request, reply, caller = 'anyone') => {
  const { db } = services.database
  const cookieName = getSessionCookieName(services.env.PUBLIC_ORIGIN)
  const token = readSessionCookie(request, cookieName)
  const now = services.clock.now()
  let session: Session | null = token ? await findSession(db, token, now) : null
  guardCaller(caller, session)
  const language: Language = resolveLanguage(request)
  let address: string | undefined
  let log: Logger | undefined
  return {
    db,
    services,
    get session() {
      return session
    },
    async openSession() {
      if (session) return session
      const opened = await openSession(db, now)
      writeSessionCookie(reply, cookieName, opened.token)
      session = opened.session
      return session
    },
    hasFreshCode: () => hasFreshCode(db, session, now),
    setSessionCookie: (newToken) => writeSessionCookie(reply, cookieName, newToken),
    clearSessionCookie: () => clearSessionCookie(reply, cookieName),
    region: resolveRegion(services.regions, request),
    language,
    isCrawler: request.headers['x-shop-audience'] === 'bot',
    get address() {
      address ??= getClientAddress(request)
      return address
    },
    requestId: request.id,
    idempotencyKey: getIdempotencyKey(request),
    get log() {
      log ??= services.log.child({ requestId: request.id })
      return log
    },
    now,
    request,
    reply,
  }
}

function getIdempotencyKey(request: FastifyRequest): string | null {
  const key = getFirst(request.headers['idempotency-key'])
  if (key === undefined) return null
  if (/^[\w-]{8,100}$/.test(key)) return key
  throw new HttpError(400, 'invalid', { fields: { 'Idempotency-Key': key.slice(0, 100) } })
}

function getFirst(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value[0] : value
}
