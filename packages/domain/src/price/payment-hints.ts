import type { PaymentGroup } from '../payment/offered-payment-groups.ts'
import type { RegionFlags } from '../region/region-flags.ts'

/**
 * What a product's page says of paying in parts (storefront §3, §9): four payments where Сплит or
 * Плайт works, the sum by the month where the region gives instalments; a credit's sum depends on
 * the bank, so none is promised. Nor is what the payment screen does not have: Сплит comes by
 * Yandex Pay, instalments by the group of credits (account §3).
 */
export function paymentHints(
  region: Pick<RegionFlags, 'installmentType' | 'splitAvailable' | 'plaitAvailable'>,
  payable: readonly PaymentGroup[],
): { split: boolean; installment: boolean } {
  return {
    split: (region.splitAvailable || region.plaitAvailable) && payable.includes('yandexPay'),
    installment: region.installmentType === 'installment' && payable.includes('credit'),
  }
}
