import type { RetailOrderFilter } from '@svetlitsa/api-client/retail-order-list/contract'
import { type OrderState, orderStateLabel } from '@svetlitsa/domain/order/order-state'
import { parseChoice } from '@svetlitsa/shell/search-params/parse-choice'
import { parseWholeNumber } from '@svetlitsa/shell/search-params/parse-whole-number'
import { parseDay } from '../../../date/parse-day.ts'

export const orderStates = Object.keys(orderStateLabel) as OrderState[]
export const paymentStates = ['unpaid', 'part', 'paid', 'refunded'] as const
export const deliveryKinds = ['pickup', 'courier', 'transport', 'delayed', 'none'] as const

/**
 * The filter of the order list in the address. What is not valid is undefined, not absent: the router
 * would else keep it as it is in the address.
 */
export function parseOrderFilter(query: Record<string, unknown>): Loose<RetailOrderFilter> {
  return {
    state: parseChoice(orderStates, query.state),
    paymentState: parseChoice(paymentStates, query.paymentState),
    deliveryKind: parseChoice(deliveryKinds, query.deliveryKind),
    storeId: parseWholeNumber(query.storeId, { min: 1, max: 2_147_483_647 }),
    createdFrom: parseDay(query.createdFrom),
    createdTo: parseDay(query.createdTo),
    deliveryDay: parseDay(query.deliveryDay),
    isReservationEnded: query.isReservationEnded === true ? true : undefined,
    hasRefundRequest: query.hasRefundRequest === true ? true : undefined,
  }
}

type Loose<T> = { [Key in keyof T]?: T[Key] | undefined }

/** The filter without its empty fields. */
export function removeAbsent(filter: Loose<RetailOrderFilter>): RetailOrderFilter {
  return Object.fromEntries(
    Object.entries(filter).filter(([, value]) => value !== undefined && value !== ''),
  ) as RetailOrderFilter
}

/** Whether two filters choose the same orders. */
export function isSameFilter(one: RetailOrderFilter, other: RetailOrderFilter): boolean {
  const list = (filter: RetailOrderFilter) => JSON.stringify(Object.entries(filter).sort())
  return list(one) === list(other)
}
