import type { FastifyError, FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { resolveLanguage } from '../language/resolve-language.ts'
import { HttpError } from './http-error.ts'
import { sendProblem } from './send-problem.ts'

const FASTIFY_ERRORS: Record<string, [status: number, code: string]> = {
  FST_ERR_CTP_BODY_TOO_LARGE: [413, 'too_large'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [415, 'wrong_content_type'],
  FST_ERR_CTP_EMPTY_JSON_BODY: [400, 'invalid_json'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: [400, 'invalid_json'],
}

/** PostgreSQL is unreachable, starting, out of connections or too slow: the caller may retry. */
const UNAVAILABLE = /^(08|57P|53300|57014|55P03|ECONNREFUSED|ECONNRESET|EPIPE)/

/**
 * A value that passed the schema but that the database cannot store: out of range or of another
 * type.
 */
const UNSTORABLE = /^(22003|22007|22008|22021|22P02|22P05)$/

/** Converts errors to problem documents and logs them; they are logged nowhere else. */
export function registerErrorHandlers(app: FastifyInstance, log: Logger): void {
  app.setNotFoundHandler((request, reply) => {
    return sendProblem(reply, resolveLanguage(request), { status: 404, code: 'not_found' })
  })
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const language = resolveLanguage(request)
    if (error instanceof HttpError) return sendProblem(reply, language, error)
    const fastifyError = FASTIFY_ERRORS[error.code]
    if (fastifyError)
      return sendProblem(reply, language, { status: fastifyError[0], code: fastifyError[1] })
    if (error.statusCode && error.statusCode < 500) {
      return sendProblem(reply, language, { status: error.statusCode, code: 'invalid' })
    }
    log.error({ requestId: request.id, err: error }, 'a request failed')
    if (isDatabaseUnavailable(error)) {
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
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && typeof cause.code === 'string' && codes.test(cause.code)) return true
  }
  return false
}

function isDatabaseUnavailable(error: unknown): boolean {
  if (hasCode(error, UNAVAILABLE)) return true
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    if (/timeout exceeded when trying to connect|Connection terminated/.test(cause.message))
      return true
  }
  return false
}
