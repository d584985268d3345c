const transportOnly = 'ТК'

/**
 * Returns whether a delivery method is available in a region. Where `regionType` is «ТК», only a
 * transport company delivers, so the shop's courier is not offered whatever the tariffs are
 * (region.region-type).
 */
export function canDeliverToRegion(kind: string, region: { regionType: string | null }): boolean {
  return kind !== 'courier' || region.regionType !== transportOnly
}

/**
 * Returns whether a delivery option is a transport company's kit, recognized by «комплект» in its
 * description in any form and case (delivery.price, ADR 0040).
 */
export function isTransportKit(description: string): boolean {
  return /(?<!\p{L})комплект/iu.test(description)
}

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
