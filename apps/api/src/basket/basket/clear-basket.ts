import type { Context } from '../../platform/context/context.ts'
import type { Db } from '../../platform/database/database.ts'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'
import { type BasketRow, findLines, removeLines } from './basket.queries.ts'
import type { ChangeOutcome } from './change-basket.ts'
import { countCleared } from './load-basket.ts'
import { restoreLines } from './restore-lines.ts'

/** How long a cleared basket can be brought back. */
const UNDO_MS = 10 * 60_000

/** Empties a locked basket and keeps what was in it for undoClear. */
export async function clearBasket(
  { now }: Context,
  tx: Db,
  { id, coupon, couponPhone }: BasketRow,
): Promise<ChangeOutcome> {
  const lines = await findLines(tx, id)
  await removeLines(
    tx,
    id,
    lines.map((line) => line.id),
  )
  const kept = lines.map(({ offerId, quantity, isChecked, projectId, seenPrice }) => ({
    offerId,
    quantity,
    isChecked,
    projectId,
    seenPrice,
  }))
  return {
    changes: [],
    set: {
      coupon: null,
      couponPhone: null,
      bonusSum: 0,
      // A second clear of an empty basket keeps what the first one removed.
      ...(kept.length > 0 && {
        cleared: { lines: kept, coupon, couponPhone },
        clearedUntil: new Date(now.getTime() + UNDO_MS),
      }),
    },
  }
}

/**
 * Brings back the lines cleared last, beside those added since: a line that is in the basket again
 * gets the larger quantity. Works once.
 */
export async function undoClear(
  context: Context,
  tx: Db,
  row: BasketRow,
): Promise<ChangeOutcome | Refusal<'nothing_cleared'>> {
  const { cleared } = row
  if (!cleared || countCleared(row, context.now) === 0) return refuse('nothing_cleared')
  const changes = await restoreLines(context, tx, {
    basketId: row.id,
    lines: cleared.lines,
    combine: Math.max,
    keepsSoldOut: true,
  })
  const { coupon, couponPhone } = row.coupon ? row : cleared
  return { changes, set: { coupon, couponPhone, cleared: null, clearedUntil: null } }
}
