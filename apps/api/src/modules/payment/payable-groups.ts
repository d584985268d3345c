import { listPaymentGroups, type PaymentGroup } from '@svetlitsa/domain/payment/list-payment-groups'
import type { Services } from '../../platform/services/services.ts'
import type { Region } from '../region/region-directory.ts'
import { findProvider } from './provider/find-provider.ts'

/**
 * The payment groups available in a region (payment.kaspi): those its first orders are offered that
 * are also enabled. The payment screen and the pages that describe payment both use this function,
 * so that no page promises more than the screen offers.
 */
export function listPayableGroups(
  services: Services,
  { kz: isKZ, hasPartner: isPartner, currency }: Pick<Region, 'kz' | 'hasPartner' | 'currency'>,
): PaymentGroup[] {
  return listPaymentGroups({ id: '', isKZ, isPartner }).filter((group) => {
    const provider = findProvider(services, group)
    return provider !== null && (provider.currencies?.includes(currency.code) ?? true)
  })
}
