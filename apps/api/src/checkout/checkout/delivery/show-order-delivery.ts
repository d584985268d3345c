import { isDeepStrictEqual } from 'node:util'
import type { Db } from '../../../platform/database/database.ts'
import { findOrderDelivery } from '../../order-delivery/follow-order-delivery.ts'
import { findMissing, type LoadedCheckout } from '../load-checkout.ts'

/**
 * A checkout whose orders are made shows the delivery that they have. A change of it that lacks
 * something is shown as unfinished, because the orders keep the former one until it is whole; once it
 * can be finished no more, it is forgotten (checkout.delivery).
 */
export async function showOrderDelivery(
  db: Db,
  loaded: LoadedCheckout,
  { canChange }: { canChange: boolean },
): Promise<{ loaded: LoadedCheckout; isUnfinished: boolean }> {
  const { draft } = loaded
  const isWhole = !loaded.ordered || findMissing(loaded) === null
  const kept = isWhole ? null : await findOrderDelivery(db, draft)
  const { tariffId, fieldSet, slot, hasAssembly } = draft
  if (!kept || isDeepStrictEqual(kept, { tariffId, fieldSet, slot, hasAssembly }))
    return { loaded, isUnfinished: false }
  return canChange
    ? { loaded, isUnfinished: true }
    : { loaded: { ...loaded, draft: { ...draft, ...kept } }, isUnfinished: false }
}
