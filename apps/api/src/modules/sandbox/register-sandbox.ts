import type { FastifyInstance } from 'fastify'
import type { Services } from '../../platform/services.ts'
import { sandboxApi } from './sandbox-api.routes.ts'
import { sandboxPages } from './sandbox-page.routes.ts'

/** The sandbox acquirer stands beside the shop on a demonstration only. */
export async function registerSandbox(app: FastifyInstance, services: Services): Promise<void> {
  if (!services.env.DEMO) return
  await app.register(sandboxApi, { prefix: '/api/sandbox/v3', services })
  await app.register(sandboxPages, { prefix: '/api/sandbox/pay', services })
}
