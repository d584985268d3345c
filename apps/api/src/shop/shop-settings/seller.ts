import type { PaymentReceiver } from '@svetlitsa/domain/payment/bill'
import type { Services } from '../../platform/services/services.ts'

/** The shop's own requisites on bills and contracts. */
export interface Seller extends PaymentReceiver {
  address: string
  /** Percent of the VAT contained in the prices; 0 without VAT. */
  vatPercent: number
}

/**
 * The seller's requisites, from the settings of the shop; a shop that was not set up may still have
 * them in its environment (ADR 0073). Null where no bank account is set, so that no bill can be paid.
 */
export function getSeller({ env, shop }: Pick<Services, 'env' | 'shop'>): Seller | null {
  const { seller, inn, kpp, address, bank, vatPercent } = shop.settings.legal
  if (!shop.isFounded && env.SELLER_ACCOUNT && env.SELLER_BIC) {
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
  if (!bank) return null
  const { name: bankName, bic, account, correspondentAccount } = bank
  return {
    name: seller,
    inn,
    kpp,
    address,
    bankName,
    bic,
    account,
    correspondentAccount,
    vatPercent,
  }
}

/** Whether a bill can be issued: the account is in roubles, so is what is paid into it. */
export function canIssueBill(
  services: Pick<Services, 'env' | 'shop'>,
  currencyCode: string,
): boolean {
  return (
    currencyCode === 'RUB' && services.shop.settings.payments.bill && getSeller(services) !== null
  )
}
