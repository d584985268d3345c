type DeliveryService = {
  activated?: boolean
  userAddress?: string | null
  date?: string | null
  timeFrom?: string | null
  timeTo?: string | null
}

/**
 * Whether delivery dates can be used directly: delivery is activated with address, date and both
 * times. Otherwise they have to be fetched (account §5).
 */
export function hasFullDeliveryDate(delivery: DeliveryService): boolean {
  const { activated, userAddress, date, timeFrom, timeTo } = delivery
  return activated === true && [userAddress, date, timeFrom, timeTo].every(Boolean)
}
