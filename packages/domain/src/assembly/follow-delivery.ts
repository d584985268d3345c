import type { AssemblyState } from './assembly-state.ts'

interface DeliveryChange {
  /** Whether the delivery asked for the assembly before, and whether it does now. */
  wasAsked: boolean
  isAsked: boolean
  /** Whether the goods come at another time than before. */
  isMoved: boolean
}

/**
 * Returns the state of an order's assembly after a change of its delivery. What is done stays done; one
 * that was planned for another time has to be planned anew; one that the customer asked for in another
 * way stays asked for.
 */
export function followDelivery(
  state: AssemblyState,
  { wasAsked, isAsked, isMoved }: DeliveryChange,
): AssemblyState {
  if (state === 'done') return 'done'
  if (wasAsked && !isAsked) return 'none'
  if (isAsked && state === 'none') return 'requested'
  return state === 'planned' && isMoved ? 'requested' : state
}
