import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod'
import type { Services } from '../../platform/services.ts'
import {
  findSandboxPayment,
  openSandboxPayment,
  refundSandboxPayment,
  type SandboxPayment,
} from './sandbox.queries.ts'
import { sandboxReceipts } from './sandbox-receipt.routes.ts'
import { sandboxSecretOf } from './sandbox-secret.ts'

const amount = z.object({
  value: z.string().regex(/^\d{1,9}\.00$/),
  currency: z.string().length(3),
})
const opened = z.object({
  amount,
  confirmation: z.union([
    z.object({ type: z.literal('redirect'), return_url: z.url() }),
    z.object({ type: z.literal('embedded') }),
  ]),
  payment_method_data: z.object({ type: z.literal('kaspi') }).optional(),
  description: z.string().max(128),
})
const refund = z.object({ payment_id: z.guid(), amount })
const idParam = z.object({ id: z.guid() })

/** The sandbox acquirer's side for shops: the published shape of the YooKassa API v3. */
export async function sandboxApi(
  app: FastifyInstance,
  { services }: { services: Services },
): Promise<void> {
  const { db } = services.database
  app.addHook('preHandler', async (request, reply) => {
    if (!isShop(request, services)) {
      return reply
        .code(401)
        .send({ type: 'error', code: 'invalid_credentials', description: 'Basic' })
    }
  })

  app.post('/payments', async (request, reply) => {
    const key = request.headers['idempotence-key']
    const body = opened.safeParse(request.body)
    if (typeof key !== 'string' || !body.success) {
      return reply.code(400).send({ type: 'error', code: 'invalid_request', description: 'body' })
    }
    const { amount: sum, confirmation, description, payment_method_data: by } = body.data
    const made = await openSandboxPayment(db, {
      idempotenceKey: key,
      amount: Number(sum.value),
      currencyCode: sum.currency,
      description,
      // A payment of the widget leads nowhere: the page around it hears how it ended.
      returnUrl: confirmation.type === 'redirect' ? confirmation.return_url : '',
      webhookUrl: '',
      look: by ? by.type : 'card',
    })
    return shapeOf(made, services)
  })

  app.get('/payments/:id', async (request, reply) => {
    const params = idParam.safeParse(request.params)
    const row = params.success ? await findSandboxPayment(db, params.data.id) : null
    if (!row)
      return reply.code(404).send({ type: 'error', code: 'not_found', description: 'payment' })
    return shapeOf(row, services)
  })

  app.post('/refunds', async (request, reply) => {
    const body = refund.safeParse(request.body)
    if (!body.success) {
      return reply.code(400).send({ type: 'error', code: 'invalid_request', description: 'body' })
    }
    const { payment_id: id, amount: sum } = body.data
    if (!(await refundSandboxPayment(db, id, Number(sum.value)))) {
      return reply.code(400).send({ type: 'error', code: 'invalid_request', description: 'amount' })
    }
    return { id: crypto.randomUUID(), payment_id: id, status: 'succeeded', amount: sum }
  })

  await app.register(sandboxReceipts, { db })
}

/** Where a payment of the sandbox is paid. */
export function sandboxPageUrl(env: { PUBLIC_ORIGIN: string }, id: string): string {
  return `${env.PUBLIC_ORIGIN}/api/sandbox/pay/${id}/`
}

function shapeOf(row: SandboxPayment, { env }: Services) {
  return {
    id: row.id,
    status: row.status,
    paid: row.status === 'succeeded',
    amount: { value: `${row.amount}.00`, currency: row.currencyCode },
    confirmation:
      row.returnUrl === ''
        ? { type: 'embedded', confirmation_token: row.id }
        : { type: 'redirect', confirmation_url: sandboxPageUrl(env, row.id) },
    description: row.description,
    created_at: row.createdAt.toISOString(),
  }
}

function isShop(request: FastifyRequest, { env }: Services): boolean {
  const expected = `Basic ${btoa(`demo:${sandboxSecretOf(env)}`)}`
  return request.headers.authorization === expected
}
