import { isText } from '../validate/text.ts'
import type { Coordinates } from './distance-km.ts'

/** An address is told only by its words together with its place on the map (account §5). */
export function hasDeliveryAddress(delivery: {
  address?: string | null
  coordinates?: Coordinates | null
}): boolean {
  return Boolean(delivery.coordinates) && isText(delivery.address ?? '')
}
