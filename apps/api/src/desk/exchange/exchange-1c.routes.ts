import { exchangePath } from '@svetlitsa/domain/exchange/exchange'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod'
import { HttpError } from '../../platform/http/http-error.ts'
import type { Services } from '../../platform/services/services.ts'
import { FeedError } from '../import/feed/feed-error.ts'
import { takeCatalog } from './catalog/take-catalog.ts'
import { exchangeFileLimit } from './exchange-file-limit.ts'
import { shopFailed } from './exchange-request.ts'
import { takeOrders } from './order/take-orders.ts'
import { exchangeCookie, openExchangeSession } from './session/exchange-session.ts'

const query = z.object({
  type: z.enum(['catalog', 'sale']),
  mode: z.enum(['checkauth', 'init', 'file', 'import', 'query', 'success']),
  filename: z.string().max(500).default(''),
})

const failures: Readonly<Record<string, string>> = {
  login_needed: 'Wrong login or password, or the session has ended',
  not_allowed: 'The key lacks the permission for this',
  too_often: 'The limit of the key is reached, try again in a minute',
}

/**
 * The exchange with 1C (exchange.commerceml): GETs that write, Basic login, a cookie of its own, and
 * plain text instead of problem documents.
 */
export async function registerExchange1c(app: FastifyInstance, services: Services): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: exchangeFileLimit },
      async (_request: unknown, body: Buffer) => body,
    )
    scope.setErrorHandler((error, _request, reply) => sendFailure(services, error, reply))
    scope.route({
      method: ['GET', 'POST'],
      url: exchangePath,
      handler: (request, reply) => answerExchange(services, request, reply),
    })
  })
}

async function answerExchange(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const parsed = query.safeParse(request.query)
  if (!parsed.success) throw new FeedError('type or mode is unknown')
  const { type, mode, filename } = parsed.data
  if (mode === 'checkauth') {
    const token = await openExchangeSession(services, request)
    return sendLines(reply, ['success', exchangeCookie, token])
  }
  const body = Buffer.isBuffer(request.body) ? request.body : null
  const take = type === 'catalog' ? takeCatalog : takeOrders
  const answer = await take(services, request, { mode, fileName: filename, body })
  if (Array.isArray(answer)) return sendLines(reply, answer)
  return reply.type('application/xml; charset=utf-8').send(answer)
}

function sendLines(reply: FastifyReply, lines: readonly string[]): FastifyReply {
  return reply.type('text/plain; charset=utf-8').send(lines.join('\n'))
}

function sendFailure(services: Services, error: unknown, reply: FastifyReply): FastifyReply {
  if (error instanceof FeedError) return sendLines(reply, ['failure', error.format()])
  if (error instanceof HttpError) {
    reply.code(error.status)
    if (error.status === 401) reply.header('www-authenticate', 'Basic realm="1C"')
    return sendLines(reply, ['failure', failures[error.code] ?? error.code])
  }
  const isTooLarge = z.object({ statusCode: z.literal(413) }).safeParse(error).success
  if (isTooLarge) {
    return sendLines(reply.code(413), [
      'failure',
      `A part is larger than ${exchangeFileLimit} bytes`,
    ])
  }
  services.log.error({ err: error }, 'an exchange failed')
  return sendLines(reply.code(500), ['failure', shopFailed])
}
