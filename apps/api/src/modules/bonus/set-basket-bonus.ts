import type { Context } from '../../platform/context/context.ts'
import type { Db } from '../../platform/database/database.ts'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'
import { lockBasket, touchBasket } from '../basket/basket.queries.ts'
import { loadBasket } from '../basket/load-basket.ts'

/**
 * Saves how many bonuses the basket spends, at most as many as its goods and the balance allow. A
 * basket that changed since the shopper saw it is refused.
 */
export async function setBasketBonus(
  context: Context,
  tx: Db,
  { phone, bonusSum }: { phone: string; bonusSum: number },
): Promise<number | Refusal<'basket_changed'>> {
  const { id, version } = await lockBasket(context, tx)
  const seenVersion = context.request.headers['basket-version']
  if (seenVersion !== undefined && Number(seenVersion) !== version) return refuse('basket_changed')
  const allowed = (await loadBasket(context, tx))?.totals.bonusAllowed ?? 0
  const saved = Math.min(bonusSum, allowed)
  await touchBasket(tx, id, { bonusSum: saved, bonusPhone: phone })
  return saved
}
