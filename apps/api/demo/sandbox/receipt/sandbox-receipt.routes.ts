import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import type { Db } from '../../../src/platform/database/database.ts'
import { sandboxAmount } from '../payment/sandbox-amount.ts'
import {
  findSandboxReceipt,
  type SandboxReceipt,
  writeSandboxReceipt,
} from './sandbox-receipt.queries.ts'
import { calculateFiscalAttribute, STORAGE_NUMBER } from './sandbox-register.ts'

const amount = z.object({
  value: sandboxAmount,
  currency: z.string().length(3),
})
const written = z.object({
  type: z.enum(['payment', 'refund']),
  payment_id: z.guid(),
  customer: z.object({ phone: z.string().regex(/^\d{11}$/), email: z.string().optional() }),
  send: z.literal(true),
  settlements: z.array(z.object({ type: z.literal('cashless'), amount })).length(1),
  items: z
    .array(
      z.object({
        description: z.string().min(1).max(128),
        quantity: z.number().positive(),
        amount,
        vat_code: z.int().min(1).max(12),
        payment_subject: z.enum(['commodity', 'service', 'payment']),
        payment_mode: z.enum(['full_prepayment', 'advance']),
      }),
    )
    .min(1)
    .max(100),
})
const idParam = z.object({ id: z.guid() })

/** The sandbox's cash register, in the published format of the YooKassa API v3. */
export async function registerSandboxReceipts(
  app: FastifyInstance,
  { db }: { db: Db },
): Promise<void> {
  app.post('/receipts', async (request, reply) => {
    const key = request.headers['idempotence-key']
    const body = written.safeParse(request.body)
    if (typeof key !== 'string' || !body.success || !isSumConsistent(body.data)) {
      return reply.code(400).send({ type: 'error', code: 'invalid_request', description: 'body' })
    }
    const { type, payment_id: paymentId, items } = body.data
    const row = await writeSandboxReceipt(db, { idempotenceKey: key, paymentId, type, items })
    return { id: row.id, type, payment_id: paymentId, status: 'pending', items }
  })

  app.get('/receipts/:id', async (request, reply) => {
    const params = idParam.safeParse(request.params)
    const row = params.success ? await findSandboxReceipt(db, params.data.id) : null
    if (!row)
      return reply.code(404).send({ type: 'error', code: 'not_found', description: 'receipt' })
    return toReceiptBody(row)
  })
}

/** A real register refuses a receipt whose positions do not add up to the payment. */
function isSumConsistent({ items, settlements }: z.output<typeof written>): boolean {
  const sum = items.reduce((all, item) => all + Number(item.amount.value) * item.quantity, 0)
  const paid = settlements.reduce((all, { amount: { value } }) => all + Number(value), 0)
  return Math.abs(sum - paid) < 0.005
}

function toReceiptBody(row: SandboxReceipt) {
  return {
    id: row.id,
    type: row.type,
    payment_id: row.paymentId,
    status: 'succeeded',
    fiscal_document_number: String(row.number),
    fiscal_storage_number: STORAGE_NUMBER,
    fiscal_attribute: String(calculateFiscalAttribute(row.number)).padStart(10, '0'),
    registered_at: row.createdAt.toISOString(),
    items: row.items,
  }
}
