import type { PaymentGroup } from '../payment/list-payment-groups.ts'
import type { RegionFlags } from '../region/region-flags.ts'

/** Which hints stand beside a price: payment in four parts, and a monthly sum. */
export type PaymentHints = {
  parts: 'split' | 'plait' | null
  monthly: 'installment' | 'credit' | null
}

/**
 * Returns the hints that the region's flags allow (region.split-available, region.plait-available,
 * region.installment-type). Where both services split a payment, Сплит is named. A hint promises
 * nothing that the payment screen lacks: parts need Yandex Pay, a monthly sum needs the credit group
 * (payment.groups).
 */
export function getPaymentHints(
  region: Pick<RegionFlags, 'installmentType' | 'splitAvailable' | 'plaitAvailable'>,
  payable: readonly PaymentGroup[],
): PaymentHints {
  const service = region.plaitAvailable ? 'plait' : null
  const parts = region.splitAvailable ? 'split' : service
  return {
    parts: payable.includes('yandexPay') ? parts : null,
    monthly: payable.includes('credit') ? region.installmentType : null,
  }
}
