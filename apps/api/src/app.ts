import fastifyCookie from '@fastify/cookie'
import Fastify, { type FastifyInstance } from 'fastify'
import { allCalls } from './all-calls.ts'
import { registerInstructionPdfs } from './catalogue/instruction/instruction-pdf.routes.ts'
import { createContext } from './composition/create-context.ts'
import { registerExchange1c } from './desk/exchange/exchange-1c.routes.ts'
import { registerPublicFeeds } from './desk/public-feed/public-feed.routes.ts'
import { registerSystemRoutes } from './desk/system/system.routes.ts'
import { isDispatchedFile, isOwnAssemblyFile } from './fulfilment/assembler/gallery.queries.ts'
import { isDeskPhoto } from './fulfilment/claim/claim-desk.queries.ts'
import { handledCalls } from './handled-calls.ts'
import { registerBrandPictures } from './media/brand-picture/brand-picture.routes.ts'
import { registerMedia } from './media/media/media.routes.ts'
import { registerTus } from './media/upload/tus.routes.ts'
import { registerUploadFiles } from './media/upload/upload-file.routes.ts'
import { registerAddressLimit } from './platform/access/limit-address.ts'
import { registerHearing } from './platform/cache/hear-changes.ts'
import { LINGER_MS, registerDrain } from './platform/http/drain-connections.ts'
import { noRouteSchemas } from './platform/http/no-route-schemas.ts'
import { parseJson } from './platform/http/parse-json.ts'
import { registerCalls } from './platform/http/register-calls.ts'
import { registerErrorHandlers } from './platform/http/register-error-handlers.ts'
import { serverLimits } from './platform/http/server-limits.ts'
import { createMetrics } from './platform/logging/metrics.ts'
import { registerRequestLog } from './platform/logging/request-log.ts'
import { registerOpenapi } from './platform/openapi/openapi.ts'
import { registerOpenapiPage } from './platform/openapi/openapi-page.ts'
import type { Services } from './platform/services/services.ts'

/**
 * Builds the API server with its hooks and routes. The caller starts listening.
 *
 * @param options.lingerMs how long a closing server answers further requests; 0 where no balancer
 * has to notice.
 */
export async function createApp(
  services: Services,
  { lingerMs = LINGER_MS }: { lingerMs?: number } = {},
): Promise<FastifyInstance> {
  const app = Fastify({
    logger: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500 },
    requestIdHeader: 'x-request-id',
    ...serverLimits,
    schemaController: noRouteSchemas,
    forceCloseConnections: 'idle',
    // Requests that arrive while the process stops are answered like any other.
    return503OnClosing: false,
  })
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    async (_request: unknown, body: Buffer) => parseJson(body),
  )
  await app.register(fastifyCookie)
  const metrics = createMetrics(services)
  registerErrorHandlers(app, services)
  registerRequestLog(app, services, metrics)
  registerAddressLimit(app, services)
  registerHearing(app, services)
  const { standIns } = services
  const calls = [...allCalls, ...standIns.handledCalls.map(({ call }) => call)]
  registerSystemRoutes(app, { services, metrics, createContext, calls })
  registerOpenapi(app, calls)
  registerOpenapiPage(app)
  registerMedia(app, services)
  registerBrandPictures(app, services)
  registerInstructionPdfs(app, services)
  registerUploadFiles(app, {
    services,
    createContext,
    canStaffRead: async (context, id) =>
      (await isDeskPhoto(context, id)) || (await isDispatchedFile(context, id)),
    canAssemblerRead: isOwnAssemblyFile,
  })
  await registerTus(app, { services, createContext })
  await registerExchange1c(app, services)
  registerPublicFeeds(app, services)
  await standIns.registerRoutes(app, services)
  registerCalls(app, { services, createContext }, [...handledCalls, ...standIns.handledCalls])
  // After the hook that ends the routers' streams, so that these end first.
  registerDrain(app, lingerMs)
  app.addHook('onListen', async () => {
    const [address] = app.addresses()
    if (address && typeof address !== 'string')
      services.setOrigin(`http://127.0.0.1:${address.port}`)
  })
  return app
}
