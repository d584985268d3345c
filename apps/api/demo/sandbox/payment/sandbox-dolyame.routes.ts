import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import type { Services } from '../../../src/platform/services/services.ts'
import { sandboxAmount } from './sandbox-amount.ts'
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

const items = z
  .array(z.object({ name: z.string(), quantity: z.int(), price: sandboxAmount }))
  .min(1)
const opened = z.object({
  order: z.object({ id: z.guid(), amount: sandboxAmount, prepaid_amount: sandboxAmount, items }),
  notification_url: z.url(),
  success_url: z.url(),
  fail_url: z.url(),
})
const committed = z.object({ amount: sandboxAmount, prepaid_amount: sandboxAmount, items })
const refunded = z.object({ amount: sandboxAmount, returned_items: items })
const idParam = z.object({ id: z.guid() })

/** The sandbox as Dolyame: its partner API with the sandbox's own page. */
export async function registerSandboxDolyame(
  app: FastifyInstance,
  { services }: { services: Services },
): Promise<void> {
  const { db } = services.database
  app.addHook('preHandler', async (request, reply) => {
    const expected = `Basic ${btoa(`demo:${getSandboxSecret(services.env)}`)}`
    const hasKey = typeof request.headers['x-correlation-id'] === 'string'
    if (request.headers.authorization !== expected || !hasKey) {
      return reply.code(401).send({ message: 'authorization' })
    }
  })

  app.post('/orders/create', async (request, reply) => {
    const body = opened.safeParse(request.body)
    if (!body.success) return reply.code(400).send({ message: 'request' })
    const { order, success_url: returnUrl } = body.data
    const row = await openSandboxPayment(db, {
      id: order.id,
      idempotenceKey: order.id,
      amount: Number(order.amount),
      currencyCode: 'RUB',
      description: order.items[0]?.name ?? '',
      returnUrl,
      webhookUrl: '',
      look: 'dolyame',
    })
    return { ...toPurchase(row), link: buildSandboxPageUrl(services.env, row.id) }
  })

  app.get('/orders/:id/info', async (request, reply) => {
    const row = await find(request.params)
    return row ? toPurchase(row) : reply.code(404).send({ message: 'order' })
  })

  app.post('/orders/:id/commit', async (request, reply) => {
    const row = await find(request.params)
    const body = committed.safeParse(request.body)
    if (!row || Number(body.data?.amount) !== row.amount) {
      return reply.code(400).send({ message: 'request' })
    }
    if (!(await commitSandboxPayment(db, row.id))) {
      return reply.code(422).send({ message: 'status' })
    }
    return toPurchase({ ...row, committedAt: new Date() })
  })

  app.post('/orders/:id/cancel', async (request, reply) => {
    const row = await find(request.params)
    if (!row || !(await cancelSandboxPayment(db, row.id))) {
      return reply.code(422).send({ message: 'status' })
    }
    return toPurchase({ ...row, status: 'canceled' })
  })

  app.post('/orders/:id/refund', async (request, reply) => {
    const row = await find(request.params)
    const body = refunded.safeParse(request.body)
    const key = String(request.headers['x-correlation-id'])
    if (!row || !body.success) return reply.code(400).send({ message: 'request' })
    const amount = Number(body.data.amount)
    if (!(await refundSandboxPayment(db, { id: row.id, amount, key }))) {
      return reply.code(422).send({ message: 'amount' })
    }
    return toPurchase({ ...row, refunded: row.refunded + amount })
  })

  async function find(params: unknown): Promise<SandboxPayment | null> {
    const parsed = idParam.safeParse(params)
    return parsed.success ? findSandboxPayment(db, parsed.data.id) : null
  }
}

function toPurchase(row: SandboxPayment) {
  return {
    status: getStatus(row),
    amount: row.amount,
    residual_amount: row.amount - row.refunded,
    demo: true,
  }
}

function getStatus({ status, committedAt, refunded: back, amount }: SandboxPayment) {
  if (status !== 'succeeded') return status === 'pending' ? 'new' : 'rejected'
  if (back === amount) return 'refunded'
  return committedAt ? 'committed' : 'wait_for_commit'
}
