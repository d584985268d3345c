type DeliveryService = {
  activated?: boolean
  userAddress?: string | null
  date?: string | null
  timeFrom?: string | null
  timeTo?: string | null
}

/**
 * Returns whether delivery dates can be used as they are: delivery is activated with an address, a
 * date and both times. Otherwise they have to be fetched (delivery.dates).
 */
export function hasFullDeliveryDate(delivery: DeliveryService): boolean {
  const { activated, userAddress, date, timeFrom, timeTo } = delivery
  return activated === true && [userAddress, date, timeFrom, timeTo].every(Boolean)
}
