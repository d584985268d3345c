import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import type { Region } from '../modules/region/region-directory.ts'
import type { Session } from '../modules/session/session.queries.ts'
import type { Db } from './database.ts'
import type { Services } from './services.ts'

export type Language = 'ru' | 'kk' | 'en'

/** What a handler knows of the request it answers. */
export interface Context {
  readonly db: Db
  readonly services: Services
  /** The session of the cookie, or null for a visitor who has none yet. */
  readonly session: Session | null
  /** The session, opened for a new visitor (sets the cookie). */
  openSession(): Promise<Session>
  /** Replaces the session's token, at login and change of role. */
  setSessionCookie(token: string): void
  clearSessionCookie(): void
  /** Region of the request: named in it (`sr`, `region`), else of the router, else the default. */
  readonly region: Region
  readonly language: Language
  readonly isCrawler: boolean
  /** Address of the client as the router saw it. */
  readonly address: string
  readonly requestId: string
  readonly idempotencyKey: string | null
  readonly log: Logger
  readonly now: Date
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}
