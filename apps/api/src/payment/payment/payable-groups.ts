import {
  listPaymentGroups,
  type PaymentGroup,
  paymentGroups,
} from '@svetlitsa/domain/payment/payment-group'
import type { Services } from '../../platform/services/services.ts'
import type { Region } from '../../shop/region/region-directory.ts'
import { canIssueBill } from '../../shop/shop-settings/seller.ts'
import { findProvider } from '../provider/find-provider.ts'

/**
 * The payment groups available in a region (payment.kaspi) for orders with these numbers
 * (payment.follow-up): those that every one of them is offered and that are enabled. Without numbers
 * they are those of a first order. The payment screen and the pages that describe payment both use
 * this function, so that no page promises more than the screen offers.
 */
export function listPayableGroups(
  services: Services,
  { kz: isKZ, hasPartner: isPartner, currency }: Pick<Region, 'kz' | 'hasPartner' | 'currency'>,
  orderNumbers: readonly string[] = [],
): PaymentGroup[] {
  const offered = (orderNumbers.length > 0 ? orderNumbers : ['']).map(
    (id) => new Set(listPaymentGroups({ id, isKZ, isPartner })),
  )
  return paymentGroups.filter(
    (group) =>
      offered.every((groups) => groups.has(group)) && isEnabled(services, group, currency.code),
  )
}

function isEnabled(services: Services, group: PaymentGroup, currencyCode: string): boolean {
  if (group === 'bill') return canIssueBill(services, currencyCode)
  const provider = findProvider(services, group)
  return provider !== null && (provider.currencies?.includes(currencyCode) ?? true)
}
