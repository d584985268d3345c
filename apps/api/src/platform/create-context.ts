import type { Caller } from '@svetlitsa/api-client/contract/call'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import { findSession, openSession, type Session } from '../modules/session/session.queries.ts'
import {
  clearSessionCookie,
  readSessionCookie,
  sessionCookieName,
  writeSessionCookie,
} from '../modules/session/session-cookie.ts'
import { addressOf } from './address-of.ts'
import type { Context, Language } from './context.ts'
import { guardCaller } from './guard-caller.ts'
import { languageOf } from './language-of.ts'
import { regionOf } from './region-of.ts'
import type { Services } from './services.ts'

/**
 * Gathers what a handler may know: session, region, language and audience of the request. Whoever
 * may not make the call is refused before anything that the request says is looked at.
 */
export async function createContext(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  caller: Caller = 'anyone',
): Promise<Context> {
  const { db } = services.database
  const cookieName = sessionCookieName(services.env.PUBLIC_ORIGIN)
  const token = readSessionCookie(request, cookieName)
  const now = new Date()
  let session: Session | null = token ? await findSession(db, token, now) : null
  guardCaller(caller, session)
  const language: Language = languageOf(request)
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
    setSessionCookie: (fresh) => writeSessionCookie(reply, cookieName, fresh),
    clearSessionCookie: () => clearSessionCookie(reply, cookieName),
    region: regionOf(services.regions, request),
    language,
    isCrawler: request.headers['x-shop-audience'] === 'bot',
    get address() {
      address ??= addressOf(request)
      return address
    },
    requestId: request.id,
    idempotencyKey: keyOf(request),
    get log() {
      log ??= services.log.child({ requestId: request.id })
      return log
    },
    now,
    request,
    reply,
  }
}

function keyOf(request: FastifyRequest): string | null {
  const key = firstOf(request.headers['idempotency-key'])
  return key && /^[\w-]{8,100}$/.test(key) ? key : null
}

function firstOf(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value[0] : value
}
