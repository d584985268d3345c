import type { Context } from '../../platform/context/context.ts'
import type { Db } from '../../platform/database/database.ts'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'
import type { QuantityChange } from './add-to-basket.ts'
import {
  type BasketRow,
  findLines,
  lockBasket,
  removeLines,
  touchBasket,
} from './basket.queries.ts'
import { refuseIfStale } from './basket-version.ts'
import { countCleared } from './count-cleared.ts'
import { restoreLines } from './restore-lines.ts'

/** How long a cleared basket can be brought back. */
const UNDO_MS = 10 * 60_000

export async function clearBasket(
  context: Context,
  tx: Db,
  seenVersion: number | null,
): Promise<[] | Refusal<'basket_changed'>> {
  const row = await lockBasket(context, tx)
  const refusal = refuseIfStale(row, seenVersion)
  if (refusal) return refusal
  await clearLockedBasket(context, tx, row)
  return []
}

/** Empties a locked basket and keeps what was in it for undoClear. */
export async function clearLockedBasket(
  { now }: Context,
  tx: Db,
  { id, coupon, couponPhone }: BasketRow,
): Promise<void> {
  const lines = await findLines(tx, id)
  await removeLines(
    tx,
    id,
    lines.map((line) => line.id),
  )
  const kept = lines.map(({ offerId, kitId, quantity, isChecked, projectId, seenPrice }) => ({
    offerId,
    kitId,
    quantity,
    isChecked,
    projectId,
    seenPrice,
  }))
  await touchBasket(tx, id, {
    coupon: null,
    couponPhone: null,
    bonusSum: 0,
    shownDiscount: 0,
    // A second clear of an empty basket keeps what the first one removed.
    ...(kept.length > 0 && {
      cleared: { lines: kept, coupon, couponPhone },
      clearedUntil: new Date(now.getTime() + UNDO_MS),
    }),
  })
}

/**
 * Brings back the lines cleared last, beside those added since: a line that is in the basket again
 * gets the larger quantity. Works once.
 */
export async function undoClear(
  context: Context,
  tx: Db,
): Promise<QuantityChange[] | Refusal<'nothing_cleared'>> {
  const row = await lockBasket(context, tx)
  const { cleared } = row
  if (!cleared || countCleared(row, context.now) === 0) return refuse('nothing_cleared')
  const changes = await restoreLines(context, tx, {
    basketId: row.id,
    lines: cleared.lines,
    combine: Math.max,
    keepsSoldOut: true,
  })
  const { coupon, couponPhone } = row.coupon ? row : cleared
  await touchBasket(tx, row.id, { coupon, couponPhone, cleared: null, clearedUntil: null })
  return changes
}
