import fastifyCookie from '@fastify/cookie'
import { allCalls } from '@svetlitsa/api-client/call/all-calls'
import Fastify, { type FastifyInstance } from 'fastify'
import { createContext } from './composition/create-context.ts'
import { handledCalls } from './handled-calls.ts'
import { registerInstructionPdfs } from './modules/instruction/instruction-pdf.routes.ts'
import { registerMedia } from './modules/media/media.routes.ts'
import { registerSandbox } from './modules/sandbox/register-sandbox.ts'
import { registerSystemRoutes } from './modules/system/system.routes.ts'
import { registerAddressLimit } from './platform/access/limit-address.ts'
import { registerDrain } from './platform/http/drain-connections.ts'
import { parseJson } from './platform/http/parse-json.ts'
import { registerCalls } from './platform/http/register-calls.ts'
import { registerErrorHandlers } from './platform/http/register-error-handlers.ts'
import { serverLimits } from './platform/http/server-limits.ts'
import { createMetrics } from './platform/logging/metrics.ts'
import { registerRequestLog } from './platform/logging/request-log.ts'
import { registerOpenapi } from './platform/openapi/openapi.ts'
import { registerOpenapiPage } from './platform/openapi/openapi-page.ts'
import type { Services } from './platform/services/services.ts'

/** Builds the API server with its hooks and routes. The caller starts listening. */
export async function createApp(services: Services): Promise<FastifyInstance> {
  const app = Fastify({
    logger: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500 },
    requestIdHeader: 'x-request-id',
    ...serverLimits,
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
  registerDrain(app)
  registerErrorHandlers(app, services)
  registerRequestLog(app, services, metrics)
  registerAddressLimit(app, services.env)
  registerSystemRoutes(app, { services, metrics, createContext })
  registerOpenapi(app, allCalls)
  registerOpenapiPage(app)
  registerMedia(app, services)
  registerInstructionPdfs(app, services)
  await registerSandbox(app, services)
  registerCalls(app, { services, createContext }, handledCalls)
  app.addHook('onListen', async () => {
    const [address] = app.addresses()
    if (address && typeof address !== 'string')
      services.setOrigin(`http://127.0.0.1:${address.port}`)
  })
  return app
}
