import {
  offeredPaymentGroups,
  type PaymentGroup,
} from '@svetlitsa/domain/payment/offered-payment-groups'
import type { Services } from '../../platform/services.ts'
import type { Region } from '../region/region-directory.ts'
import { findProvider } from './payment-providers.ts'

/**
 * The groups one can really choose in a region (account §9): those its first orders are offered and
 * that are switched on. The payment screen and the pages that tell of payment all ask here, so that no
 * page promises more than the screen has.
 */
export function payableGroups(
  services: Services,
  { kz: isKZ, hasPartner: isPartner, currency }: Pick<Region, 'kz' | 'hasPartner' | 'currency'>,
): PaymentGroup[] {
  return offeredPaymentGroups({ id: '', isKZ, isPartner }).filter((group) => {
    const provider = findProvider(services, group)
    return provider !== null && (provider.currencies?.includes(currency.code) ?? true)
  })
}
