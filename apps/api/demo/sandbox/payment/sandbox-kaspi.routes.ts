import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import type { Services } from '../../../src/platform/services/services.ts'
import { buildSandboxPageUrl } from './sandbox-api.routes.ts'
import {
  findSandboxPayment,
  openSandboxPayment,
  refundSandboxPayment,
  type SandboxPayment,
} from './sandbox-payment.queries.ts'
import { getSandboxSecret } from './sandbox-secret.ts'

const seller = { OrganizationBin: z.string().length(12), DeviceToken: z.string() }
const opened = z.object({ ...seller, Amount: z.int().positive(), ExternalId: z.guid() })
const refund = z.object({ ...seller, QrPaymentId: z.guid(), Amount: z.int().positive() })
const idParam = z.object({ id: z.guid() })
const detailsQuery = z.object({ QrPaymentId: z.guid(), DeviceToken: z.string() })

const STATUS = { pending: 'Wait', succeeded: 'Processed', canceled: 'Error' } as const
const EXPIRY_MS = 15 * 60_000
/** Kaspi's own codes: the request is wrong, the device is unknown, the purchase is unknown. */
const invalid = { StatusCode: -10000, Message: 'Bad request' }
const unknownDevice = { StatusCode: -1501, Message: 'Device not found' }
const unknownPayment = { StatusCode: -1601, Message: 'Payment not found' }

/** The sandbox as Kaspi: the format of its QR API with the sandbox's own page. */
export async function registerSandboxKaspi(
  app: FastifyInstance,
  { services }: { services: Services },
): Promise<void> {
  const { db } = services.database
  const isDevice = (token: string) => token === getSandboxSecret(services.env)

  app.post('/qr/create-link', async (request) => {
    const body = opened.safeParse(request.body)
    if (!body.success) return invalid
    const { DeviceToken, Amount, ExternalId } = body.data
    if (!isDevice(DeviceToken)) return unknownDevice
    const row = await openSandboxPayment(db, {
      idempotenceKey: ExternalId,
      amount: Amount,
      currencyCode: 'KZT',
      description: 'Kaspi QR',
      // The buyer pays in the app and is not led back to the shop.
      returnUrl: '',
      webhookUrl: '',
      look: 'kaspi',
    })
    return answer({
      PaymentLink: buildSandboxPageUrl(services.env, row.id),
      PaymentId: row.id,
      ExpireDate: new Date(row.createdAt.getTime() + EXPIRY_MS).toISOString(),
      PaymentMethods: ['Gold', 'Red', 'Loan'],
    })
  })

  app.get('/payment/status/:id', async (request) => {
    const row = await find(idParam.safeParse(request.params).data?.id)
    return row ? answer({ Status: STATUS[row.status] }) : unknownPayment
  })

  app.get('/payment/details', async (request) => {
    const query = detailsQuery.safeParse(request.query)
    if (!query.success || !isDevice(query.data.DeviceToken)) return unknownDevice
    const row = await find(query.data.QrPaymentId)
    if (row?.status !== 'succeeded') return unknownPayment
    const AvailableReturnAmount = row.amount - row.refunded
    return answer({ QrPaymentId: row.id, TotalAmount: row.amount, AvailableReturnAmount })
  })

  app.post('/payment/return', async (request) => {
    const body = refund.safeParse(request.body)
    if (!body.success) return invalid
    const { DeviceToken, QrPaymentId: id, Amount: amount } = body.data
    if (!isDevice(DeviceToken)) return unknownDevice
    const key = crypto.randomUUID()
    if (!(await refundSandboxPayment(db, { id, amount, key }))) return unknownPayment
    return answer({ ReturnOperationId: key })
  })

  async function find(id: string | undefined): Promise<SandboxPayment | null> {
    return id ? findSandboxPayment(db, id) : null
  }
}

function answer(data: Record<string, unknown>) {
  return { StatusCode: 0, Message: 'OK', Data: data }
}
