import type { Db } from '../../platform/database/database.ts'
import { Refusal, refuse } from '../../platform/http/refusal.ts'
import {
  findAssembly,
  findAssignedOrder,
  lockOrder,
  type NamedOrder,
  wasAssigned,
} from './own-order.queries.ts'

/** Finds an order of an assembler without a lock; another's is not found, one taken away is told. */
export async function findOwnOrder(db: Db, assemblerId: number, named: NamedOrder) {
  const order = await findAssignedOrder(db, assemblerId, named)
  if (order) return order
  const isTakenAway = await wasAssigned(db, assemblerId, named)
  return isTakenAway ? refuse('order_taken_away') : refuse('not_found')
}

/**
 * Locks an order of an assembler, after its checkout as everybody does, so that a dispatcher cannot
 * give it away meanwhile. A cancelled order and one without assembly are refused.
 */
export async function lockOwnOrder(tx: Db, assemblerId: number, named: NamedOrder) {
  const found = await findOwnOrder(tx, assemblerId, named)
  if (found instanceof Refusal) return found
  await lockOrder(tx, found)
  const row = await findAssembly(tx, assemblerId, found.id)
  if (!row) return refuse('order_taken_away')
  const isOff = row.state === 'cancelled' || row.assemblyState === 'none'
  return isOff ? refuse('assembly_cancelled') : row
}
