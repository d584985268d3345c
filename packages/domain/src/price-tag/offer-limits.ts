/**
 * What a price offer may have: lines, pieces or metres of a line, days for which its prices hold, and
 * how many days that are without a choice (retail.price).
 */
export const offerLimits = { lines: 100, quantity: 1_000, days: 30, usualDays: 3 } as const
