import type { FastifyInstance } from 'fastify'

const SWEEP_MS = 50

/**
 * Lets a closing server end: a connection becomes idle when its last answer is sent, and the router
 * would keep it open for a minute.
 */
export function registerDrain(app: FastifyInstance): void {
  app.addHook('preClose', async () => {
    const sweep = setInterval(() => app.server.closeIdleConnections(), SWEEP_MS).unref()
    app.server.once('close', () => clearInterval(sweep))
  })
}
