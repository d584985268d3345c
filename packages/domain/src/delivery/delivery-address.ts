import { isText } from '../text/plain-text.ts'
import type { Coordinates } from './coordinates.ts'

export interface DeliveryAddress {
  street: string
  apartment?: string | undefined
  entrance?: string | undefined
}

/**
 * Returns an address as one line for the courier, in Russian as the addresses themselves. The
 * apartment stands as typed, because it can be an office.
 */
export function formatDeliveryAddress({ street, apartment, entrance }: DeliveryAddress): string {
  return [street, apartment, entrance && `подъезд ${entrance}`].filter(Boolean).join(', ')
}

/**
 * Returns whether a delivery address is complete: it needs both its text and its coordinates
 * (checkout.address).
 */
export function hasDeliveryAddress(delivery: {
  address?: string | null
  coordinates?: Coordinates | null
}): boolean {
  return Boolean(delivery.coordinates) && isText(delivery.address ?? '')
}
