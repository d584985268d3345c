import { maxSum } from '@svetlitsa/domain/money/sum'
import * as z from 'zod'

/**
 * A sum that is compared with another, in whole units of the currency: up to what JavaScript counts
 * exactly (2^53 − 1). What is too much for an order is refused with its reason.
 */
export const sum = z.int().min(0)

/** A sum that is stored as it was entered, such as a price or a tariff. */
export const enteredSum = z.int().min(0).max(maxSum)
