/** Orders placed before this hour, in the region's time zone, leave the warehouse the same day. */
export const ORDER_BEFORE_HOUR = 18
