import type { BasketRow } from '../../basket/basket/basket.queries.ts'
import type { ChangeOutcome } from '../../basket/basket/change-basket.ts'
import { loadBasket } from '../../basket/basket/load-basket.ts'
import type { Shopper } from '../../people/session/shopper.ts'
import type { Db } from '../../platform/database/database.ts'

/** How many bonuses a locked basket spends: at most as many as its goods and the balance allow. */
export async function setBasketBonus(
  shopper: Shopper,
  tx: Db,
  row: BasketRow,
  { phone, bonusSum }: { phone: string; bonusSum: number },
): Promise<Required<ChangeOutcome>> {
  const { totals } = await loadBasket(shopper, tx, row)
  const set = { bonusSum: Math.min(bonusSum, totals.bonusAllowed), bonusPhone: phone }
  return { changes: [], set }
}
