import * as z from 'zod'

/**
 * A sum that a call takes, in whole units of the currency: 32 bits are not enough for one in tenge. What
 * is too much for an order is refused with its reason.
 */
export const sum = z.int().min(0).max(100_000_000_000)
