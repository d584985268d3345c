import { isTransportKit } from './is-transport-kit.ts'

/** The price of delivery is sent only for delivery to an address or a transport-company kit (account §5). */
export function sendsDeliveryPrice(option: {
  needsAddress: boolean
  description: string
}): boolean {
  return option.needsAddress || isTransportKit(option.description)
}
