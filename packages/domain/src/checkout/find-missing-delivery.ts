import { hasDeliveryAddress } from '../delivery/has-delivery-address.ts'

export interface ChosenDelivery {
  /** The kind of the chosen option; null before one is chosen. */
  kind: 'pickup' | 'courier' | 'transport' | 'delayed' | null
  address: string
  coordinates: { lat: number; lon: number } | null
  storeId: number | null
  hasSlot: boolean
  /** Whether any slot can be chosen; without one the day is agreed by phone. */
  hasFreeSlots: boolean
}

/**
 * Returns what is missing before orders can be delivered as chosen (checkout.delivery), or null: an
 * option with its store or day, or the address.
 */
export function findMissingDelivery(
  chosen: ChosenDelivery,
): 'delivery_missing' | 'address_missing' | null {
  const { kind, address, coordinates, storeId, hasSlot, hasFreeSlots } = chosen
  if (kind === null) return 'delivery_missing'
  if (kind === 'pickup') return storeId === null ? 'delivery_missing' : null
  if (!hasDeliveryAddress({ address, coordinates })) return 'address_missing'
  return kind === 'courier' && hasFreeSlots && !hasSlot ? 'delivery_missing' : null
}
