import { lockBasket, touchBasket } from '../../basket/basket/basket.queries.ts'
import { refuseIfStale } from '../../basket/basket/basket-version.ts'
import { loadBasket } from '../../basket/basket/load-basket.ts'
import type { Context } from '../../platform/context/context.ts'
import type { Db } from '../../platform/database/database.ts'
import type { Refusal } from '../../platform/http/refusal.ts'

/**
 * Saves how many bonuses the basket spends, at most as many as its goods and the balance allow. A
 * basket that changed since the shopper saw it is refused.
 */
export async function setBasketBonus(
  context: Context,
  tx: Db,
  { phone, bonusSum, seenVersion }: { phone: string; bonusSum: number; seenVersion: number | null },
): Promise<[] | Refusal<'basket_changed'>> {
  const row = await lockBasket(context, tx)
  const stale = refuseIfStale(row, seenVersion)
  if (stale) return stale
  const allowed = (await loadBasket(context, tx))?.totals.bonusAllowed ?? 0
  await touchBasket(tx, row.id, { bonusSum: Math.min(bonusSum, allowed), bonusPhone: phone })
  return []
}
