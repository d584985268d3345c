import { divideAssembly } from '@svetlitsa/domain/assembly/assembly-price'
import type { AssemblyState } from '@svetlitsa/domain/assembly/assembly-state'
import type { LockedLine } from '../../order/order/order.queries.ts'
import type { DividedLine, WantedLine } from '../../order/order/take-lines.ts'
import type { EventCause } from '../../order/state/order-state.queries.ts'
import { transitionAssembly } from '../../order/state/transition-assembly.ts'
import type { Db } from '../../platform/database/database.ts'
import { findAssemblyPrice, saveAssemblyPrice } from './follow-up.queries.ts'

interface SplitAssembly {
  order: { id: number; assemblyState: AssemblyState }
  lines: readonly LockedLine[]
  divided: readonly DividedLine<WantedLine>[]
  isWanted: boolean
}

/** What becomes of the assembly of an order of which lines are split off. */
export interface AssemblyShare {
  kept: number
  moved: number
  /** What the first order does not owe for it any more: what moves, and what is given up. */
  taken: number
  /** Whether the order has an assembly that is not done. */
  isOpen: boolean
  staysWithFirst: boolean
  goesAlong: boolean
}

/** Decides which of the two orders has the assembly, and shares its price (order.follow-up). */
export async function shareAssembly(
  tx: Db,
  { order, lines, divided, isWanted }: SplitAssembly,
): Promise<AssemblyShare> {
  const isOpen = order.assemblyState === 'requested' || order.assemblyState === 'planned'
  const price = isOpen ? await findAssemblyPrice(tx, order.id) : 0
  let keptSum = 0
  let movedSum = 0
  for (const line of lines.filter(({ needsAssembly }) => needsAssembly)) {
    const parts = divided.find(({ line: { id } }) => id === line.id)
    keptSum += parts ? parts.kept.sum : line.sum
    movedSum += parts?.taken.sum ?? 0
  }
  const { kept, moved } = divideAssembly({ price, keptSum, movedSum, isWanted })
  return {
    kept,
    moved,
    taken: price - kept,
    isOpen,
    staysWithFirst: keptSum > 0,
    goesAlong: isOpen && isWanted && movedSum > 0,
  }
}

/** Saves the shares: an order without goods to assemble has neither an assembly nor its time. */
export async function moveAssembly(
  tx: Db,
  { orderId, followUpId }: { orderId: number; followUpId: number },
  { kept, isOpen, staysWithFirst, goesAlong }: AssemblyShare,
  cause: EventCause,
): Promise<void> {
  if (!isOpen) return
  await saveAssemblyPrice(tx, orderId, { assembly: staysWithFirst, assemblyPrice: kept })
  if (!staysWithFirst) await transitionAssembly(tx, orderId, 'none', cause)
  if (goesAlong) await transitionAssembly(tx, followUpId, 'requested', cause)
}
