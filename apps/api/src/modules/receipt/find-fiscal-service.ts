import type { Services } from '../../platform/services.ts'
import { yookassaAccountOf } from '../payment/payment-providers.ts'
import type { FiscalService } from './fiscal-service.ts'
import { yookassaFiscal } from './yookassa-fiscal.ts'

/**
 * Who registers receipts: YooKassa where the shop's register is connected to it, the sandbox on a
 * demonstration; null where nobody does, and receipts then have no fiscal marks.
 */
export function findFiscalService(services: Services): FiscalService | null {
  const account = yookassaAccountOf(services)
  const { YOOKASSA_RECEIPTS, RECEIPT_VAT_CODE } = services.env
  if (!account || (account.name !== 'sandbox' && !YOOKASSA_RECEIPTS)) return null
  return yookassaFiscal(account, RECEIPT_VAT_CODE)
}
