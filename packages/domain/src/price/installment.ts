import { addDays, type Day } from '../date/day.ts'
import { roundMoney } from '../money/money.ts'
import type { PaymentGroup } from '../payment/payment-group.ts'
import type { RegionFlags } from '../region/region-flags.ts'

const usualMonths = 12
const hitMonths = 10

/** Returns over how many months an installment is calculated: 12, for hits 10 (domain.split). */
export function getInstallmentMonths(options: { hit?: boolean } = {}): number {
  return options.hit ? hitMonths : usualMonths
}

/**
 * Returns the monthly installment in whole currency units: the price over 12 months, or 10 for
 * hits, rounded down (domain.split).
 */
export function calculateInstallment(price: number, options: { hit?: boolean } = {}): number {
  return Math.floor(price / getInstallmentMonths(options))
}

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

/** Which hints stand beside a price: payment in four parts, and a monthly sum. */
export type PaymentHints = {
  parts: 'split' | 'plait' | null
  monthly: 'installment' | 'credit' | null
}

/**
 * Returns the hints that the region's flags allow (region.split-available, region.plait-available,
 * region.installment-type). Where both services split a payment, Сплит is named. A hint promises
 * nothing that the payment screen lacks: parts need Yandex Pay, a monthly sum needs the credit group
 * (payment.groups).
 */
export function getPaymentHints(
  region: Pick<RegionFlags, 'installmentType' | 'splitAvailable' | 'plaitAvailable'>,
  payable: readonly PaymentGroup[],
): PaymentHints {
  const service = region.plaitAvailable ? 'plait' : null
  const parts = region.splitAvailable ? 'split' : service
  return {
    parts: payable.includes('yandexPay') ? parts : null,
    monthly: payable.includes('credit') ? region.installmentType : null,
  }
}
