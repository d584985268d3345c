import { isTransportKit } from '../is-transport-kit.ts'

/**
 * Returns whether the price of delivery is sent: only for delivery to an address or a transport
 * company's kit (delivery.price).
 */
export function shouldSendDeliveryPrice(option: {
  needsAddress: boolean
  description: string
}): boolean {
  return option.needsAddress || isTransportKit(option.description)
}
