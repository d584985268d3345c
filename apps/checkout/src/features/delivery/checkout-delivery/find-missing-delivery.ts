import { hasDeliveryAddress } from '@svetlitsa/domain/delivery/has-delivery-address'
import type { DeliveryChoice } from './use-delivery-choice.ts'

export type MissingDelivery = 'option' | 'store' | 'address' | 'slot'

/** Returns what a delivery lacks, the first of it on the screen; null where it is whole. */
export function findMissingDelivery(choice: DeliveryChoice): MissingDelivery | null {
  const { option, typed, fields, addressRefusal } = choice
  if (!option) return 'option'
  if (option.kind === 'pickup' && !fields.storeId) return 'store'
  if (!option.addressBar) return null
  const address = { address: typed.typedAddress, coordinates: typed.place }
  if (!hasDeliveryAddress(address) || addressRefusal) return 'address'
  const isDelayed = option.option.type === 'delayed'
  return !isDelayed && option.days.length > 0 && !fields.slotFrom ? 'slot' : null
}
