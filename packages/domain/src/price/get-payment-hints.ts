import type { PaymentGroup } from '../payment/list-payment-groups.ts'
import type { RegionFlags } from '../region/region-flags.ts'

/**
 * Returns the partial payment options shown on a product page (domain.split): four payments where
 * Сплит or Плайт is available, and a monthly sum where the region offers installments. Credit is
 * not shown because its sum depends on the bank. Options missing from the payment screen are not
 * shown either: Сплит needs Yandex Pay, installments need the credit group (payment.groups).
 */
export function getPaymentHints(
  region: Pick<RegionFlags, 'installmentType' | 'splitAvailable' | 'plaitAvailable'>,
  payable: readonly PaymentGroup[],
): { split: boolean; installment: boolean } {
  return {
    split: (region.splitAvailable || region.plaitAvailable) && payable.includes('yandexPay'),
    installment: region.installmentType === 'installment' && payable.includes('credit'),
  }
}
