import type { Context } from '../../platform/context/context.ts'
import type { Db } from '../../platform/database/database.ts'
import { transact } from '../../platform/database/transact.ts'
import { Refusal, refuse } from '../../platform/http/refusal.ts'
import type { QuantityChange } from './add-to-basket.ts'
import { type BasketRow, type BasketValues, lockBasket, saveBasket } from './basket.queries.ts'
import { buildStaleRefusal, findSeenVersion, readBasketVersion } from './basket-version.ts'
import { type Basket, type LoadedBasket, loadBasket, viewBasket } from './load-basket.ts'
import { saveBasketSnapshot } from './refresh-basket-snapshot.ts'

/** What came of a change: lines that differ from what was asked, and what to set on the basket. */
export interface ChangeOutcome {
  changes: QuantityChange[]
  set?: BasketValues
}

/** Changes the lines of a basket that is locked. */
type Change<Reason extends string> = (
  tx: Db,
  row: BasketRow,
) => Promise<ChangeOutcome | Refusal<Reason>>

interface ChangedBasket {
  basket: Basket
  changes: QuantityChange[]
}

/**
 * Changes the visitor's basket in one transaction and answers it as it is then, whatever was seen of
 * it before: for changes that commute with those of other tabs.
 */
export async function changeBasket<Reason extends string>(
  context: Context,
  change: Change<Reason>,
): Promise<ChangedBasket | Refusal<Reason>> {
  readBasketVersion(context)
  await context.openSession()
  const written = await transact(context.db, async (tx) =>
    writeBasket(context, tx, await lockBasket(context, tx), change),
  )
  return written instanceof Refusal ? written : toAnswer(context, written)
}

/**
 * The same for a change of what the visitor sees. On another version than the one seen it is refused,
 * with the fresh basket and what changed (basket.versions).
 */
export async function changeBasketAtVersion<Reason extends string>(
  context: Context,
  change: Change<Reason>,
): Promise<ChangedBasket | Refusal<Reason | 'basket_changed'>> {
  const named = readBasketVersion(context)
  await context.openSession()
  let seen = named
  const written = await transact<WrittenBasket | Refusal<Reason | 'basket_changed'>>(
    context.db,
    async (tx) => {
      const row = await lockBasket(context, tx)
      seen ??= await findSeenVersion(context, tx, row)
      if (seen !== null && seen !== row.version) return refuse('basket_changed')
      return writeBasket(context, tx, row, change)
    },
  )
  if (!(written instanceof Refusal)) return toAnswer(context, written)
  return written.reason === 'basket_changed' ? buildStaleRefusal(context, seen) : written
}

interface WrittenBasket {
  loaded: LoadedBasket
  changes: QuantityChange[]
}

async function writeBasket<Reason extends string>(
  context: Context,
  tx: Db,
  row: BasketRow,
  change: Change<Reason>,
): Promise<WrittenBasket | Refusal<Reason>> {
  const written = await change(tx, row)
  if (written instanceof Refusal) return written
  const saved = await saveBasket(tx, row.id, written.set)
  const loaded = await loadBasket(context, tx, saved)
  await saveBasketSnapshot(context, tx, loaded)
  return { loaded, changes: written.changes }
}

/**
 * After the transaction: names and pictures may be loaded by another connection, and enough shoppers who
 * wait for one while they hold one would deadlock the pool.
 */
async function toAnswer(
  context: Context,
  { loaded, changes }: WrittenBasket,
): Promise<ChangedBasket> {
  return { basket: await viewBasket(context, context.db, loaded), changes }
}
