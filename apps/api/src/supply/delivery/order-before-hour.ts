/** Orders placed before this hour, in the warehouse's time zone, leave the warehouse the same day. */
export const ORDER_BEFORE_HOUR = 18
