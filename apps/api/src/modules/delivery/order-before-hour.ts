/** Orders that come in before this hour of the region's clock leave the warehouse the same day. */
export const ORDER_BEFORE_HOUR = 18
