import type { FastifyInstance } from 'fastify'
import { HttpError } from '../http/http-error.ts'
import type { Services } from '../services/services.ts'

/**
 * A router that fills a page names the last change that it heard of (`x-shop-change`). Another
 * process may have told it, so a call waits until this one has heard of it, too: otherwise an answer
 * cached here before the change would be stored as a fresh page.
 */
export function registerHearing(app: FastifyInstance, { changes }: Services): void {
  app.addHook('onRequest', async ({ headers }) => {
    const id = Number(headers['x-shop-change'] ?? Number.NaN)
    if (!Number.isSafeInteger(id) || id <= 0) return
    if (!(await changes.hear(id))) throw new HttpError(503, 'unavailable', { retryAfterSeconds: 1 })
  })
}
