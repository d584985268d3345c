import { addDays } from '../date/add-days.ts'
import type { Day } from '../date/day.ts'
import { roundMoney } from '../money/round-money.ts'

type SplitPayment = { day: Day; amount: number }

const paymentCount = 4
const intervalDays = 7
const firstPercent = 25

/**
 * Returns the four payments of a split: 25 percent at once, then every seven days, the last one
 * taking the remainder (domain.split, ADR 0042).
 *
 * @param sum whole currency units, not negative.
 * @param firstDay the day of the first payment in the region's calendar.
 */
export function calculateSplitPayments(sum: number, firstDay: Day): SplitPayment[] {
  const part = roundMoney((sum * firstPercent) / 100)
  let left = sum
  return Array.from({ length: paymentCount }, (_, index) => {
    // For a sum of two units, three rounded parts would exceed the sum.
    const amount = index === paymentCount - 1 ? left : Math.min(part, left)
    left -= amount
    return { day: addDays(firstDay, index * intervalDays), amount }
  })
}
