import type { OrderState } from './order-state.ts'

interface AssembledOrder {
  state: OrderState
  /** When it is assembled, or brought while nothing is agreed; null while no day is known. */
  day: string | null
}

/**
 * Returns whether goods can be at the customer's to be assembled: the order was handed over, or it
 * has left and its day has come (assembler.gallery). Until then nothing of it can be ticked or earned.
 *
 * @param today where the assembler works.
 */
export function canAssemble({ state, day }: AssembledOrder, today: string): boolean {
  if (state === 'delivered' || state === 'closed') return true
  return state === 'shipped' && day !== null && day <= today
}
