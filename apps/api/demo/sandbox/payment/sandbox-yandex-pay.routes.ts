import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import type { Services } from '../../../src/platform/services/services.ts'
import { sandboxAmount } from './sandbox-amount.ts'
import { buildSandboxPageUrl } from './sandbox-api.routes.ts'
import {
  cancelSandboxPayment,
  findSandboxPayment,
  openSandboxPayment,
  refundSandboxPayment,
} from './sandbox-payment.queries.ts'
import { getSandboxSecret } from './sandbox-secret.ts'

const opened = z.object({
  orderId: z.guid(),
  currencyCode: z.literal('RUB'),
  availablePaymentMethods: z.array(z.enum(['CARD', 'SPLIT'])).min(1),
  cart: z.object({
    items: z.array(z.object({ title: z.string(), total: sandboxAmount })).min(1),
    total: z.object({ amount: sandboxAmount }),
  }),
  redirectUrls: z.object({ onSuccess: z.url(), onError: z.url(), onAbort: z.url() }),
  ttl: z.int().positive(),
})
const refund = z.object({ refundAmount: sandboxAmount, externalOperationId: z.string() })
const idParam = z.object({ id: z.guid() })

const STATUS = { pending: 'PENDING', succeeded: 'CAPTURED', canceled: 'FAILED' } as const
const unknown = { status: 'fail', reason: 'ORDER_NOT_FOUND', reasonCode: 'ORDER_NOT_FOUND' }
const invalid = { status: 'fail', reason: 'VALIDATION_ERROR', reasonCode: 'VALIDATION_ERROR' }

/**
 * The sandbox as Yandex Pay: the published format of its Merchant API with the sandbox's own page.
 */
export async function registerSandboxYandexPay(
  app: FastifyInstance,
  { services }: { services: Services },
): Promise<void> {
  const { db } = services.database
  app.addHook('preHandler', async (request, reply) => {
    const key = `Api-Key ${getSandboxSecret(services.env)}`
    if (request.headers.authorization !== key) {
      return reply.code(401).send({ status: 'fail', reasonCode: 'AUTHENTICATION_ERROR' })
    }
  })

  app.post('/v1/orders', async (request, reply) => {
    const body = opened.safeParse(request.body)
    if (!body.success) return reply.code(400).send(invalid)
    const { orderId, currencyCode, cart, redirectUrls, availablePaymentMethods } = body.data
    const row = await openSandboxPayment(db, {
      id: orderId,
      idempotenceKey: orderId,
      amount: Number(cart.total.amount),
      currencyCode,
      description: cart.items[0]?.title ?? '',
      returnUrl: redirectUrls.onSuccess,
      webhookUrl: '',
      look: availablePaymentMethods.includes('SPLIT') ? 'yandexSplit' : 'yandexPay',
    })
    return { status: 'success', data: { paymentUrl: buildSandboxPageUrl(services.env, row.id) } }
  })

  app.get('/v1/orders/:id', async (request, reply) => {
    const params = idParam.safeParse(request.params)
    const row = params.success ? await findSandboxPayment(db, params.data.id) : null
    if (!row) return reply.code(404).send(unknown)
    const { id: orderId, amount, currencyCode, status } = row
    const order = { orderId, orderAmount: `${amount}.00`, currencyCode }
    return { status: 'success', data: { order: { ...order, paymentStatus: STATUS[status] } } }
  })

  app.post('/v1/orders/:id/rollback', async (request, reply) => {
    const params = idParam.safeParse(request.params)
    const row = params.success ? await findSandboxPayment(db, params.data.id) : null
    if (!row) return reply.code(404).send(unknown)
    if (row.status === 'pending' && !(await cancelSandboxPayment(db, row.id))) {
      return reply.code(400).send(invalid)
    }
    return { code: 200, status: 'success', data: {} }
  })

  app.post('/v2/orders/:id/refund', async (request, reply) => {
    const params = idParam.safeParse(request.params)
    const body = refund.safeParse(request.body)
    if (!params.success || !body.success) return reply.code(400).send(invalid)
    const amount = Number(body.data.refundAmount)
    const key = body.data.externalOperationId
    if (!(await refundSandboxPayment(db, { id: params.data.id, amount, key }))) {
      return reply.code(400).send(invalid)
    }
    return { status: 'success', data: { operation: { operationType: 'REFUND', amount } } }
  })
}
