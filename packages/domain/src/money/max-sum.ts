/**
 * The largest sum that may be entered, in whole units of its currency: a price, a tariff, a coupon, a
 * certificate. It is far beyond what furniture costs in tenge, and thousands of such sums still add up
 * to a whole number that JavaScript counts exactly.
 */
export const maxSum = 999_999_999_999
