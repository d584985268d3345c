import type { Day } from '@svetlitsa/domain/date/day'
import { paymentMethodTexts } from '@svetlitsa/i18n/payment-method/payment-method-texts'
import type { Language } from '../../platform/context/context.ts'
import type { DueOrder } from './payment.queries.ts'

/** What the buyer still chooses on the delivery step before the orders can be paid. */
export type MissingChoice = 'delivery' | 'day' | 'lift' | 'assembly'

type Choices = Pick<
  DueOrder,
  'hasDelivery' | 'state' | 'paidSum' | 'deliveryDay' | 'lacksFloor' | 'lacksAssembly'
>

/**
 * Whether the delivery of an order must be chosen before it is paid. An order split off a prepaid one
 * can be paid without: its buyer or staff choose its delivery later (order.follow-up).
 */
export function isDeliveryMissing({
  hasDelivery,
  paidSum,
}: Pick<DueOrder, 'hasDelivery' | 'paidSum'>): boolean {
  return !hasDelivery && paidSum === 0
}

/**
 * The first thing that is missing (payment.flags): a delivery, a day that is not past, the floor to
 * carry up to, or something to assemble where assembly was asked for.
 *
 * @param today in the region that is delivered to.
 */
export function findMissingChoice(orders: readonly Choices[], today: Day): MissingChoice | null {
  if (orders.some(isDeliveryMissing)) return 'delivery'
  if (orders.some((order) => isDayPast(order, today))) return 'day'
  if (orders.some((order) => order.lacksFloor)) return 'lift'
  return orders.some((order) => order.lacksAssembly) ? 'assembly' : null
}

/** Nobody can bring it then: another day is chosen first. */
function isDayPast({ state, paidSum, deliveryDay }: Choices, today: Day): boolean {
  const isWaiting = state === 'new' || state === 'confirmed'
  return isWaiting && paidSum === 0 && deliveryDay !== null && deliveryDay < today
}

export function getChoiceFlags(missing: MissingChoice | null) {
  return {
    delivery: missing !== 'delivery' && missing !== 'day',
    lift: missing !== 'lift',
    assembly: missing !== 'assembly',
  }
}

export function describeMissing(missing: MissingChoice | null, language: Language): string | null {
  return missing && paymentMethodTexts[language].missing[missing]
}
