import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** A balancer needs a moment to notice that this process takes no new connections. */
export const LINGER_MS = 1_000
const SWEEP_MS = 50

/**
 * Lets a closing server end. For a moment requests are still answered, each with the word that its
 * connection closes: one on its way on a connection that is closed at once would fail. Afterwards
 * connections are closed as they become idle, because the router would keep them open for a minute.
 */
export function registerDrain(app: FastifyInstance, lingerMs: number): void {
  app.addHook('preClose', async () => {
    // A server that does not listen, as that of a command, has nobody to wait for.
    if (app.server.listening) await sleep(lingerMs)
    const sweep = setInterval(() => app.server.closeIdleConnections(), SWEEP_MS).unref()
    app.server.once('close', () => clearInterval(sweep))
  })
}
