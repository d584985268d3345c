import { findMissingDelivery } from '@svetlitsa/domain/checkout/checkout-step'
import { findFirstSlot } from './find-first-slot.ts'
import type { DeliveryChoice } from './use-delivery-choice.ts'

export type MissingField = 'option' | 'store' | 'address' | 'floor' | 'slot'

/** Returns what a delivery lacks, as a field of the screen; null where it is whole. */
export function findMissingField(choice: DeliveryChoice): MissingField | null {
  const { option, typed, fields, refusals } = choice
  const missing = findMissingDelivery({
    kind: option?.kind ?? null,
    address: typed.typedAddress,
    coordinates: typed.place,
    storeId: fields.storeId ? Number(fields.storeId) : null,
    lacksFloor: fields.lift !== 'none' && typed.floor === null,
    hasSlot: fields.slotFrom !== null,
    hasFreeSlots: option !== undefined && findFirstSlot(option.days) !== null,
  })
  if (missing === 'address_missing') return 'address'
  if (missing === 'floor_missing') return 'floor'
  if (missing === null) return option?.addressBar && refusals.address ? 'address' : null
  if (!option) return 'option'
  return option.kind === 'pickup' ? 'store' : 'slot'
}
