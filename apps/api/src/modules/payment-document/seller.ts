import type { PaymentReceiver } from '@svetlitsa/domain/payment/build-payment-code'
import type { Env } from '../../env.ts'

/** The shop's own requisites on bills and contracts. */
export interface Seller extends PaymentReceiver {
  address: string
  /** Percent of the VAT contained in the prices; 0 without VAT. */
  vatPercent: number
}

/** Invented, and marked so on every document of a demonstration. */
const demoSeller: Seller = {
  name: 'ООО «Светлица» (демонстрация)',
  inn: '7700123459',
  kpp: '770001001',
  address: '101000, Москва, ул. Примерная, д. 1',
  bankName: 'Банк «Пример»',
  bic: '044525225',
  account: '40702810900000000042',
  correspondentAccount: '30101810400000000225',
  vatPercent: 20,
}

/** The seller's requisites; null where no bank account is set, so that no bill can be paid. */
export function getSeller(env: Env): Seller | null {
  if (!env.SELLER_ACCOUNT || !env.SELLER_BIC) return env.DEMO ? demoSeller : null
  return {
    name: env.SELLER_NAME,
    inn: env.SELLER_INN,
    kpp: env.SELLER_KPP,
    address: env.SELLER_ADDRESS,
    bankName: env.SELLER_BANK,
    bic: env.SELLER_BIC,
    account: env.SELLER_ACCOUNT,
    correspondentAccount: env.SELLER_CORRESPONDENT_ACCOUNT,
    vatPercent: env.SELLER_VAT_PERCENT,
  }
}

/** Whether a bill can be issued: the account is in roubles, so is what is paid into it. */
export function canIssueBill(env: Env, currencyCode: string): boolean {
  return currencyCode === 'RUB' && getSeller(env) !== null
}
