import type { Services } from '../../platform/services/services.ts'
import { getCardAccount } from '../provider/find-provider.ts'
import { getMethodGroup } from '../provider/payment-method.ts'
import { retailProvider } from '../provider/payment-provider.ts'
import { createAtolFiscalService } from './atol-fiscal.ts'
import { type FiscalService, RefusedReceipt } from './fiscal-service.ts'
import { createYookassaFiscalService } from './yookassa-fiscal.ts'

/** Whether any register is connected; without one receipts have no fiscal attributes. */
export function hasCashRegister(services: Services): boolean {
  return findByPayment(services) !== null || findByOrder(services) !== null
}

/**
 * The register that takes the receipt of a payment: YooKassa's for its own payments, one that knows
 * receipts by the shop's ids for the others. Null where the seller's own register makes it: at the
 * till, and in Kazakhstan that of Kaspi Pay.
 *
 * @throws RefusedReceipt where none is connected that could take it.
 */
export function findCashRegister(
  services: Services,
  { provider, method }: { provider: string; method: string },
): FiscalService | null {
  const group = getMethodGroup(method)
  if (provider === retailProvider.name || group === 'kaspi') return null
  const register = (group === 'payment' ? findByPayment(services) : null) ?? findByOrder(services)
  if (!register) throw new RefusedReceipt(`no cash register takes receipts of ${provider}`)
  return register
}

function findByPayment(services: Services): FiscalService | null {
  const account = getCardAccount(services)
  if (!account?.hasRegister) return null
  return createYookassaFiscalService(account, services.env.RECEIPT_VAT_CODE)
}

function findByOrder({ env, shop, standIns }: Services): FiscalService | null {
  const { ATOL_LOGIN: login, ATOL_PASSWORD: password, ATOL_GROUP: group, ATOL_URL } = env
  const account =
    login && password && group
      ? { name: 'atol', baseUrl: ATOL_URL, login, password, group }
      : standIns.findAccounts().register
  if (!account) return null
  const company = {
    email: env.ATOL_EMAIL,
    sno: env.ATOL_TAX_SYSTEM,
    inn: env.SELLER_INN || shop.settings.legal.inn,
    payment_address: env.PUBLIC_ORIGIN,
  }
  return createAtolFiscalService({ ...account, company }, env.RECEIPT_VAT_CODE)
}
