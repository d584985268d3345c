import { SumTooLargeError } from '@svetlitsa/domain/money/sum'
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify'
import type { Language } from '../context/context.ts'
import { hasCode, isDatabaseUnavailable, isDiskFull } from '../database/is-database-unavailable.ts'
import { resolveLanguage } from '../language/resolve-language.ts'
import type { Services } from '../services/services.ts'
import { HttpError } from './http-error.ts'
import { sendProblem } from './send-problem.ts'

const FASTIFY_ERRORS: Record<string, [status: number, code: string]> = {
  FST_ERR_CTP_BODY_TOO_LARGE: [413, 'too_large'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [415, 'wrong_content_type'],
  FST_ERR_CTP_EMPTY_JSON_BODY: [400, 'invalid_json'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: [400, 'invalid_json'],
}

const RETRY_SECONDS = 5
/** A person has to free space first. */
const RETRY_SECONDS_DISK = 60

/**
 * A value that passed the schema but that the database cannot store: out of range or of another
 * type.
 */
const UNSTORABLE = /^(22003|22007|22008|22021|22P02|22P05)$/

/** Converts errors to problem documents and logs them; they are logged nowhere else. */
export function registerErrorHandlers(
  app: FastifyInstance,
  { log, disk }: Pick<Services, 'log' | 'disk'>,
): void {
  app.setNotFoundHandler((request, reply) => {
    return sendProblem(reply, resolveLanguage(request), { status: 404, code: 'not_found' })
  })
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const language = resolveLanguage(request)
    if (error instanceof HttpError) {
      // A service that the shop needs is away: its own error is the cause.
      if (error.status >= 500) log.error({ requestId: request.id, err: error }, 'a request failed')
      return sendProblem(reply, language, error)
    }
    const fastifyError = FASTIFY_ERRORS[error.code]
    if (fastifyError)
      return sendProblem(reply, language, { status: fastifyError[0], code: fastifyError[1] })
    if (error.statusCode && error.statusCode < 500) {
      return sendProblem(reply, language, { status: error.statusCode, code: 'invalid' })
    }
    if (isSumTooLarge(error)) {
      return sendProblem(reply, language, { status: 400, code: 'sum_uncountable' })
    }
    log.error({ requestId: request.id, err: error }, 'a request failed')
    if (isDiskFull(error)) {
      disk.noticeFull()
      return sendUnavailable(reply, language, RETRY_SECONDS_DISK)
    }
    if (isDatabaseUnavailable(error)) return sendUnavailable(reply, language, RETRY_SECONDS)
    if (hasCode(error, UNSTORABLE)) {
      return sendProblem(reply, language, { status: 400, code: 'invalid' })
    }
    return sendProblem(reply, language, { status: 500, code: 'server_error' })
  })
}

/** Also one in a query, which drizzle wraps in an error of its own. */
function isSumTooLarge(error: Error): boolean {
  return error instanceof SumTooLargeError || error.cause instanceof SumTooLargeError
}

function sendUnavailable(reply: FastifyReply, language: Language, retryAfterSeconds: number) {
  return sendProblem(reply, language, { status: 503, code: 'unavailable', retryAfterSeconds })
}
