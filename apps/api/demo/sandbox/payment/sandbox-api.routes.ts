import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod'
import type { Services } from '../../../src/platform/services/services.ts'
import { registerSandboxReceipts } from '../receipt/sandbox-receipt.routes.ts'
import { sandboxAmount } from './sandbox-amount.ts'
import {
  cancelSandboxPayment,
  findSandboxPayment,
  openSandboxPayment,
  refundSandboxPayment,
  type SandboxPayment,
} from './sandbox-payment.queries.ts'
import { getSandboxSecret } from './sandbox-secret.ts'

const amount = z.object({
  value: sandboxAmount,
  currency: z.string().length(3),
})
const opened = z.object({
  amount,
  confirmation: z.union([
    z.object({ type: z.literal('redirect'), return_url: z.url() }),
    z.object({ type: z.literal('embedded') }),
  ]),
  description: z.string().max(128),
})
const refund = z.object({ payment_id: z.guid(), amount })
const idParam = z.object({ id: z.guid() })

/** The sandbox acquirer's merchant API, in the published format of the YooKassa API v3. */
export async function registerSandboxApi(
  app: FastifyInstance,
  { services }: { services: Services },
): Promise<void> {
  const { db } = services.database
  app.addHook('preHandler', async (request, reply) => {
    if (!isShopRequest(request, services)) {
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
    const { amount: sum, confirmation, description } = body.data
    const row = await openSandboxPayment(db, {
      idempotenceKey: key,
      amount: Number(sum.value),
      currencyCode: sum.currency,
      description,
      // A widget payment has no return address: the embedding page is notified of the outcome.
      returnUrl: confirmation.type === 'redirect' ? confirmation.return_url : '',
      webhookUrl: '',
      look: 'card',
    })
    return toPaymentBody(row, services)
  })

  app.get('/payments/:id', async (request, reply) => {
    const params = idParam.safeParse(request.params)
    const row = params.success ? await findSandboxPayment(db, params.data.id) : null
    if (!row)
      return reply.code(404).send({ type: 'error', code: 'not_found', description: 'payment' })
    return toPaymentBody(row, services)
  })

  /**
   * Unlike YooKassa, which only cancels authorised payments, the sandbox also cancels one that
   * nobody has begun to confirm.
   */
  app.post('/payments/:id/cancel', async (request, reply) => {
    const params = idParam.safeParse(request.params)
    const row = params.success ? await findSandboxPayment(db, params.data.id) : null
    if (!row)
      return reply.code(404).send({ type: 'error', code: 'not_found', description: 'payment' })
    if (!(await cancelSandboxPayment(db, row.id))) {
      return reply.code(400).send({ type: 'error', code: 'invalid_request', description: 'status' })
    }
    return toPaymentBody({ ...row, status: 'canceled' }, services)
  })

  app.post('/refunds', async (request, reply) => {
    const key = request.headers['idempotence-key']
    const body = refund.safeParse(request.body)
    if (typeof key !== 'string' || !body.success) {
      return reply.code(400).send({ type: 'error', code: 'invalid_request', description: 'body' })
    }
    const { payment_id: id, amount: sum } = body.data
    if (!(await refundSandboxPayment(db, { id, amount: Number(sum.value), key }))) {
      return reply.code(400).send({ type: 'error', code: 'invalid_request', description: 'amount' })
    }
    return { id: crypto.randomUUID(), payment_id: id, status: 'succeeded', amount: sum }
  })

  await app.register(registerSandboxReceipts, { db })
}

/** Address of the page where a sandbox payment is paid. */
export function buildSandboxPageUrl(env: { PUBLIC_ORIGIN: string }, id: string): string {
  return `${env.PUBLIC_ORIGIN}/api/sandbox/pay/${id}/`
}

function toPaymentBody(row: SandboxPayment, { env }: Services) {
  return {
    id: row.id,
    status: row.status,
    paid: row.status === 'succeeded',
    amount: { value: `${row.amount}.00`, currency: row.currencyCode },
    refunded_amount: { value: `${row.refunded}.00`, currency: row.currencyCode },
    confirmation:
      row.returnUrl === ''
        ? { type: 'embedded', confirmation_token: row.id }
        : { type: 'redirect', confirmation_url: buildSandboxPageUrl(env, row.id) },
    description: row.description,
    created_at: row.createdAt.toISOString(),
  }
}

function isShopRequest(request: FastifyRequest, { env }: Services): boolean {
  const expected = `Basic ${btoa(`demo:${getSandboxSecret(env)}`)}`
  return request.headers.authorization === expected
}
