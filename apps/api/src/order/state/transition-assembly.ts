import {
  type AssemblyState,
  canTransitionAssembly,
} from '@svetlitsa/domain/assembly/assembly-state'
import type { Db } from '../../platform/database/database.ts'
import { releaseAssemblerSlots } from './assembler-slot.queries.ts'
import {
  type EventCause,
  findAssemblyState,
  recordOrderEvent,
  saveAssemblyState,
} from './order-state.queries.ts'

/**
 * Moves the assembly of a locked order and records it; one that is there already stays.
 *
 * @param known its state, where it was read under the lock and not changed since; it is read here by default.
 */
export async function transitionAssembly(
  tx: Db,
  orderId: number,
  toState: AssemblyState,
  cause: EventCause,
  known?: AssemblyState,
): Promise<void> {
  const fromState = known ?? (await findAssemblyState(tx, orderId))
  if (fromState === toState) return
  const isSaved =
    canTransitionAssembly(fromState, toState) &&
    (await saveAssemblyState(tx, { id: orderId, from: fromState, to: toState }))
  if (!isSaved)
    throw new Error(`assembly of order ${orderId} cannot change from ${fromState} to ${toState}`)
  // What is not planned any more leaves its time to others.
  if (fromState === 'planned' && toState !== 'done') await releaseAssemblerSlots(tx, [orderId])
  await recordOrderEvent(tx, { orderId, kind: 'assembly', fromState, toState }, cause)
}
