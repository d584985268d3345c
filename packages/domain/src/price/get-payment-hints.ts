import { addDays } from '../date/add-days.ts'
import type { Day } from '../date/day.ts'
import { roundMoney } from '../money/round-money.ts'
import type { PaymentGroup } from '../payment/list-payment-groups.ts'
import type { RegionFlags } from '../region/region-flags.ts'

/**
 * Returns the partial payment options shown on a product page (domain.split): four payments where
 * Сплит or Плайт is available, and a monthly sum where the region offers installments. Credit is
 * not shown because its sum depends on the bank. Options missing from the payment screen are not
 * shown either: Сплит needs Yandex Pay, installments need the credit group (payment.groups).
 */
export function getPaymentHints(
  region: Pick<RegionFlags, 'installmentType' | 'splitAvailable' | 'plaitAvailable'>,
  payable: readonly PaymentGroup[],
): { split: boolean; installment: boolean } {
  return {
    split: (region.splitAvailable || region.plaitAvailable) && payable.includes('yandexPay'),
    installment: region.installmentType === 'installment' && payable.includes('credit'),
  }
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
