import type { Context } from '../../platform/context/context.ts'
import type { Db } from '../../platform/database/database.ts'
import { transact } from '../../platform/database/transact.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { QuantityChange } from './add-to-basket.ts'
import { buildStaleRefusal, findSeenVersion } from './basket-version.ts'
import type { Basket } from './load-basket.ts'
import { showBasket } from './show-basket.ts'

interface ChangedBasket {
  basket: Basket
  changes: QuantityChange[]
}

/**
 * Changes the caller's basket in one transaction and answers it as it is then. A change that was
 * refused as stale gets the fresh basket and what changed (basket.versions). The version seen is null
 * where nothing was answered to the session yet.
 */
export async function changeBasket<Reason extends string>(
  context: Context,
  change: (tx: Db, seenVersion: number | null) => Promise<QuantityChange[] | Refusal<Reason>>,
): Promise<ChangedBasket | Refusal<Reason>> {
  await context.openSession()
  const seenVersion = await findSeenVersion(context)
  const changes = await transact(context.db, (tx) => change(tx, seenVersion))
  if (!(changes instanceof Refusal)) return { basket: (await showBasket(context)).basket, changes }
  if (changes.reason !== 'basket_changed') return changes
  return (await buildStaleRefusal(context, seenVersion)) as Refusal<string> as Refusal<Reason>
}
