import type { CloseOutcome } from './get-close-outcome.ts'

/** Why a customer cancels or closes an order. */
export const closeReasons = [
  'changedMind',
  'foundElsewhere',
  'tooLong',
  'orderedByMistake',
  'received',
  'other',
] as const

export type CloseReason = (typeof closeReasons)[number]

const cancelling = [
  'changedMind',
  'foundElsewhere',
  'tooLong',
  'orderedByMistake',
  'other',
] as const

/** The reasons to choose from, by what closing the order does. */
export const reasonsForClose: Readonly<Record<CloseOutcome, readonly CloseReason[]>> = {
  cancel: cancelling,
  ask: cancelling,
  close: ['received', 'other'],
}
