import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import type { Services } from '../../../src/platform/services/services.ts'
import { getSandboxSecret, signBody } from '../payment/sandbox-secret.ts'
import { findSandboxReceipt, writeSandboxReceipt } from './sandbox-receipt.queries.ts'
import { calculateFiscalAttribute, STORAGE_NUMBER } from './sandbox-register.ts'

const whole = z.number().nonnegative()
const sent = z.object({
  external_id: z.string().min(1).max(128),
  timestamp: z.string().regex(/^\d{2}\.\d{2}\.\d{4} \d{2}:\d{2}:\d{2}$/),
  receipt: z.object({
    client: z.object({ phone: z.string().regex(/^\+\d{11}$/), email: z.string().optional() }),
    company: z.object({
      email: z.string(),
      sno: z.string(),
      inn: z.string(),
      payment_address: z.string().min(1),
    }),
    items: z
      .array(
        z.object({
          name: z.string().min(1).max(128),
          price: whole,
          quantity: z.number().positive(),
          sum: whole,
          payment_method: z.enum(['full_prepayment', 'advance']),
          payment_object: z.enum(['commodity', 'service', 'payment']),
          vat: z.object({ type: z.string() }),
        }),
      )
      .min(1),
    payments: z.array(z.object({ type: z.literal([1, 2]), sum: whole })).length(1),
    total: whole,
  }),
})
const paths = { sell: 'payment', sell_refund: 'refund' } as const

/** The sandbox as ATOL Online, which knows a receipt by the shop's id. */
export async function registerSandboxAtol(
  app: FastifyInstance,
  { services }: { services: Services },
): Promise<void> {
  const { db } = services.database
  const secret = getSandboxSecret(services.env)
  const token = signBody(secret, 'atol')
  app.addHook('preHandler', async (request, reply) => {
    if (request.url.endsWith('/getToken') || request.headers.token === token) return
    return reply.code(401).send({ error: { code: 11, text: 'token' } })
  })

  app.post('/getToken', async (request, reply) => {
    const { login, pass } = (request.body ?? {}) as { login?: unknown; pass?: unknown }
    if (login === 'demo' && pass === secret) return { error: null, token }
    return reply.code(401).send({ error: { code: 12, text: 'login' } })
  })

  for (const [path, type] of Object.entries(paths)) {
    app.post(`/demo/${path}`, async (request, reply) => {
      const body = sent.safeParse(request.body)
      if (!body.success || !isSumConsistent(body.data))
        return reply.code(400).send({ uuid: null, error: { code: 32, text: 'receipt' } })
      const { external_id: idempotenceKey, receipt } = body.data
      const { items, payments } = receipt
      const row = await writeSandboxReceipt(db, {
        idempotenceKey,
        paymentId: null,
        type,
        items: { items, payments },
      })
      return { uuid: row.id, status: 'wait', error: null }
    })
  }

  app.get('/demo/report/:uuid', async (request, reply) => {
    const { uuid } = request.params as { uuid: string }
    const isGuid = z.guid().safeParse(uuid).success
    const row = isGuid ? await findSandboxReceipt(db, uuid) : null
    if (!row) return reply.code(404).send({ error: { code: 34, text: 'uuid' } })
    const [date = '', time = ''] = row.createdAt
      .toLocaleString('sv-SE', { timeZone: 'Europe/Moscow' })
      .split(' ')
    return {
      uuid,
      status: 'done',
      error: null,
      payload: {
        fn_number: STORAGE_NUMBER,
        fiscal_document_number: row.number,
        fiscal_document_attribute: calculateFiscalAttribute(row.number),
        receipt_datetime: `${date.split('-').reverse().join('.')} ${time}`,
      },
    }
  })
}

/** A real register refuses a receipt whose positions do not add up to what was paid. */
function isSumConsistent({ receipt: { items, payments, total } }: z.output<typeof sent>): boolean {
  const sum = items.reduce((all, item) => all + item.sum, 0)
  return sum === total && payments.every((one) => one.sum === total)
}
