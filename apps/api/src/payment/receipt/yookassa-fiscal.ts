import * as z from 'zod'
import {
  createYookassaClient,
  toYookassaAmount,
  type YookassaAccount,
} from '../provider/yookassa-client.ts'
import { type FiscalReceipt, type FiscalService, RefusedReceipt } from './fiscal-service.ts'

const receiptShape = z.object({
  id: z.string(),
  status: z.enum(['pending', 'succeeded', 'canceled']),
  fiscal_document_number: z.string().optional(),
  fiscal_storage_number: z.string().optional(),
  fiscal_attribute: z.string().optional(),
  registered_at: z.string().optional(),
})

/**
 * Receipts through the YooKassa API v3, scenario «first the payment, then the receipt», as published
 * at https://yookassa.ru/developers/payment-acceptance/receipts (read in November 2026). It takes those of its
 * own payments alone, by `payment_id`.
 */
export function createYookassaFiscalService(
  account: YookassaAccount,
  vatCode: number,
): FiscalService {
  const ask = createYookassaClient(account)
  return {
    name: account.name,
    async register(receipt) {
      const response = receiptShape.parse(
        await ask('POST', '/receipts', buildReceiptBody(receipt, vatCode), receipt.key),
      )
      return response.id
    },
    async find(serviceReceiptId) {
      const path = `/receipts/${encodeURIComponent(serviceReceiptId)}`
      const found = receiptShape.parse(await ask('GET', path))
      if (found.status === 'canceled') {
        throw new RefusedReceipt(`${account.name} refused receipt ${serviceReceiptId}`)
      }
      const {
        fiscal_storage_number: storageNumber,
        fiscal_document_number: documentNumber,
        fiscal_attribute: attribute,
        registered_at: registeredAt,
      } = found
      if (found.status === 'pending' || !storageNumber || !documentNumber || !attribute) return null
      return {
        storageNumber,
        documentNumber,
        attribute,
        registeredAt: registeredAt ? new Date(registeredAt) : new Date(),
      }
    },
  }
}

function buildReceiptBody(receipt: FiscalReceipt, vatCode: number) {
  const { type, providerPaymentId, currencyCode, customer, sum, positions } = receipt
  return {
    type: type === 'sale' ? 'payment' : 'refund',
    payment_id: providerPaymentId,
    customer: { phone: customer.phone, ...(customer.email ? { email: customer.email } : {}) },
    send: true,
    settlements: [{ type: 'cashless', amount: toYookassaAmount(sum, currencyCode) }],
    items: positions.map(({ kind, name, price, quantity }) => ({
      description: name.slice(0, 128),
      quantity,
      amount: toYookassaAmount(price, currencyCode),
      vat_code: vatCode,
      payment_subject: kind === 'goods' ? 'commodity' : kind === 'advance' ? 'payment' : 'service',
      payment_mode: kind === 'advance' ? 'advance' : 'full_prepayment',
    })),
  }
}
