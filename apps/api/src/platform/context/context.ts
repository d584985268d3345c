import type { Caller } from '@svetlitsa/api-client/call/call'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import type { Db } from '../database/database.ts'
import type { Services } from '../services/services.ts'

export type Language = 'ru' | 'kk' | 'en'

/**
 * The caller, as far as guards need it; the session module adds the rest by declaration merging.
 */
export interface Session {
  id: number
  userId: number | null
  groups: number[]
}

/** The context of the request that a handler serves; modules extend it by declaration merging. */
export interface Context {
  readonly db: Db
  readonly services: Services
  /** The session of the cookie, or null for a visitor without one. */
  readonly session: Session | null
  /** The session; creates one for a new visitor and sets the cookie. */
  openSession(): Promise<Session>
  /** Whether the caller has entered a code within fifteen minutes (retail.fresh-code). */
  hasFreshCode(): Promise<boolean>
  /** Replaces the session's token at login and at a change of role. */
  setSessionCookie(token: string): void
  clearSessionCookie(): void
  readonly language: Language
  readonly isCrawler: boolean
  /** Address of the client as the router received it. */
  readonly address: string
  readonly requestId: string
  readonly idempotencyKey: string | null
  readonly log: Logger
  readonly now: Date
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/** Builds the context of a request, and refuses a caller who may not make the call. */
export type CreateContext = (
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  caller?: Caller,
) => Promise<Context>
