import fastifyCookie from '@fastify/cookie'
import { allCalls } from '@svetlitsa/api-client/contract/all-calls'
import Fastify, { type FastifyInstance } from 'fastify'
import { handledCalls } from './handled-calls.ts'
import { registerPapers } from './modules/instruction/paper.routes.ts'
import { registerMedia } from './modules/media/media.routes.ts'
import { registerSandbox } from './modules/sandbox/register-sandbox.ts'
import { registerSystemRoutes } from './modules/system/system.routes.ts'
import { registerErrorAnswers } from './platform/error-answers.ts'
import { registerAddressLimit } from './platform/limit-address.ts'
import { createMetrics } from './platform/metrics.ts'
import { registerOpenapi } from './platform/openapi.ts'
import { registerOpenapiPage } from './platform/openapi-page.ts'
import { parseJson } from './platform/parse-json.ts'
import { registerCalls } from './platform/register-calls.ts'
import { registerRequestLog } from './platform/request-log.ts'
import type { Services } from './platform/services.ts'

/** The API as a server that does not listen yet. */
export async function createApp(services: Services): Promise<FastifyInstance> {
  const app = Fastify({
    logger: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500 },
    requestIdHeader: 'x-request-id',
    bodyLimit: 65_536,
    requestTimeout: 30_000,
    forceCloseConnections: 'idle',
  })
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    async (_request: unknown, body: Buffer) => parseJson(body),
  )
  await app.register(fastifyCookie)
  const metrics = createMetrics(services.database.pool)
  registerErrorAnswers(app, services.log)
  registerRequestLog(app, services, metrics)
  registerAddressLimit(app, services.env)
  registerSystemRoutes(app, services, metrics)
  registerOpenapi(app, allCalls)
  registerOpenapiPage(app)
  registerMedia(app, services)
  registerPapers(app, services)
  await registerSandbox(app, services)
  registerCalls(app, services, handledCalls)
  app.addHook('onListen', async () => {
    const [address] = app.addresses()
    if (address && typeof address !== 'string')
      services.listensAt(`http://127.0.0.1:${address.port}`)
  })
  return app
}
