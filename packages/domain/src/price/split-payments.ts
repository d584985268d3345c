import { addDays } from '../date/add-days.ts'
import type { Day } from '../date/day.ts'
import { roundMoney } from '../money/round-money.ts'

export type SplitPayment = { day: Day; amount: number }

const paymentCount = 4
const intervalDays = 7
const firstPercent = 25

/**
 * The four payments of a split: 25 percent at once, then every seven days, the last one taking the
 * remainder (storefront §9, decisions «Regions, currency, language»).
 *
 * @param sum whole units of the currency, not negative.
 * @param firstDay the day of the first payment in the region's calendar.
 */
export function splitPayments(sum: number, firstDay: Day): SplitPayment[] {
  const part = roundMoney((sum * firstPercent) / 100)
  let left = sum
  return Array.from({ length: paymentCount }, (_, index) => {
    // Of a sum of two units three rounded parts would be more than the sum.
    const amount = index === paymentCount - 1 ? left : Math.min(part, left)
    left -= amount
    return { day: addDays(firstDay, index * intervalDays), amount }
  })
}
