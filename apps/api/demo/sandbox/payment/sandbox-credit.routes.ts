import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import type { Services } from '../../../src/platform/services/services.ts'
import { buildSandboxPageUrl } from './sandbox-api.routes.ts'
import {
  cancelSandboxPayment,
  commitSandboxPayment,
  findSandboxPayment,
  openSandboxPayment,
  refundSandboxPayment,
  type SandboxPayment,
} from './sandbox-payment.queries.ts'
import { getSandboxSecret } from './sandbox-secret.ts'

const opened = z.object({
  shopId: z.string(),
  showcaseId: z.string(),
  promoCode: z.string(),
  orderNumber: z.guid(),
  sum: z.int().positive(),
  items: z.array(z.object({ name: z.string(), quantity: z.int(), price: z.int() })).min(1),
  webhookURL: z.url(),
  successURL: z.url(),
})
const idParam = z.object({ id: z.guid() })
const STATUS = { pending: 'new', succeeded: 'signed', canceled: 'rejected' } as const

/** The sandbox as the credit broker of T-Bank: its published API with the sandbox's own page. */
export async function registerSandboxCredit(
  app: FastifyInstance,
  { services }: { services: Services },
): Promise<void> {
  const { db } = services.database
  const secret = getSandboxSecret(services.env)

  app.post('/orders/create', async (request, reply) => {
    const body = opened.safeParse(request.body)
    if (!body.success) return reply.code(400).send({ errors: ['request'] })
    if (body.data.shopId !== secret) return reply.code(401).send({ errors: ['shopId'] })
    const { orderNumber, sum, items, successURL } = body.data
    const row = await openSandboxPayment(db, {
      id: orderNumber,
      idempotenceKey: orderNumber,
      amount: sum,
      currencyCode: 'RUB',
      description: items[0]?.name ?? '',
      returnUrl: successURL,
      webhookUrl: '',
      look: 'credit',
    })
    return { id: row.id, link: buildSandboxPageUrl(services.env, row.id) }
  })

  app.register(async (orders) => {
    orders.addHook('preHandler', async (request, reply) => {
      if (request.headers.authorization !== `Basic ${btoa(`${secret}:${secret}`)}`) {
        return reply.code(401).send({ errors: ['authorization'] })
      }
    })
    orders.get('/orders/:id/info', async (request, reply) => {
      const row = await find(request.params)
      return row ? toApplication(row) : reply.code(404).send({ errors: ['order'] })
    })
    orders.post('/orders/:id/commit', async (request, reply) => {
      const row = await find(request.params)
      if (!row) return reply.code(404).send({ errors: ['order'] })
      if (!(await commitSandboxPayment(db, row.id))) {
        return reply.code(422).send({ errors: ['status'] })
      }
      return toApplication({ ...row, committedAt: new Date() })
    })
    orders.post('/orders/:id/cancel', async (request, reply) => {
      const row = await find(request.params)
      if (!row) return reply.code(404).send({ errors: ['order'] })
      const refund = { id: row.id, amount: row.amount, key: `cancel-${row.id}` }
      const isDone =
        row.status === 'succeeded'
          ? await refundSandboxPayment(db, refund)
          : await cancelSandboxPayment(db, row.id)
      if (!isDone) return reply.code(422).send({ errors: ['status'] })
      return { id: row.id, status: 'canceled' }
    })
  })

  async function find(params: unknown): Promise<SandboxPayment | null> {
    const parsed = idParam.safeParse(params)
    return parsed.success ? findSandboxPayment(db, parsed.data.id) : null
  }
}

function toApplication(row: SandboxPayment) {
  const isReturned = row.refunded > 0
  return {
    id: row.id,
    status: isReturned ? 'canceled' : STATUS[row.status],
    committed: row.committedAt !== null,
    order_amount: row.amount,
    created_at: row.createdAt.toISOString(),
    demo: true,
  }
}
