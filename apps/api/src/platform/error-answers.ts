import type { FastifyError, FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { Fault } from './fault.ts'
import { languageOf } from './language-of.ts'
import { sendProblem } from './send-problem.ts'

const FASTIFY_FAULTS: Record<string, [status: number, code: string]> = {
  FST_ERR_CTP_BODY_TOO_LARGE: [413, 'too_large'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [415, 'wrong_content_type'],
  FST_ERR_CTP_EMPTY_JSON_BODY: [400, 'invalid_json'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: [400, 'invalid_json'],
}

/** PostgreSQL is away, starting, out of connections or too slow: the caller may come again. */
const AWAY = /^(08|57P|53300|57014|55P03|ECONNREFUSED|ECONNRESET|EPIPE)/

/** A value that no schema stopped but the database cannot hold: out of range, not of its type. */
const UNSTORABLE = /^(22003|22007|22008|22021|22P02|22P05)$/

/** Failures become problem documents here, and are logged here, once. */
export function registerErrorAnswers(app: FastifyInstance, log: Logger): void {
  app.setNotFoundHandler((request, reply) => {
    return sendProblem(reply, languageOf(request), { status: 404, code: 'not_found' })
  })
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const language = languageOf(request)
    if (error instanceof Fault) return sendProblem(reply, language, error)
    const known = FASTIFY_FAULTS[error.code]
    if (known) return sendProblem(reply, language, { status: known[0], code: known[1] })
    if (error.statusCode && error.statusCode < 500) {
      return sendProblem(reply, language, { status: error.statusCode, code: 'invalid' })
    }
    log.error({ requestId: request.id, err: error }, 'a request failed')
    if (isAway(error)) {
      return sendProblem(reply, language, {
        status: 503,
        code: 'unavailable',
        retryAfterSeconds: 5,
      })
    }
    if (hasCode(error, UNSTORABLE)) {
      return sendProblem(reply, language, { status: 400, code: 'invalid' })
    }
    return sendProblem(reply, language, { status: 500, code: 'server_error' })
  })
}

function hasCode(error: unknown, codes: RegExp): boolean {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    if ('code' in at && typeof at.code === 'string' && codes.test(at.code)) return true
  }
  return false
}

function isAway(error: unknown): boolean {
  if (hasCode(error, AWAY)) return true
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    if (/timeout exceeded when trying to connect|Connection terminated/.test(at.message))
      return true
  }
  return false
}
