import { isText } from '../text/is-text.ts'
import type { Coordinates } from './calculate-distance-km.ts'

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
