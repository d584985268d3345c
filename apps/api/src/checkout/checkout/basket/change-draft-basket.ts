import type { Basket } from '../../../basket/basket/load-basket.ts'
import { refreshBasketSnapshot } from '../../../basket/basket/refresh-basket-snapshot.ts'
import type { Shopper } from '../../../people/session/shopper.ts'
import type { Context } from '../../../platform/context/context.ts'
import type { Db } from '../../../platform/database/database.ts'
import { transact } from '../../../platform/database/transact.ts'
import { Refusal, refuse } from '../../../platform/http/refusal.ts'
import type { DraftRow } from '../../draft/checkout-draft.queries.ts'
import { canEditDraft, getDraftOwner, loadDraft, lockEditableDraft } from '../draft/draft-access.ts'
import { readDraft } from '../draft/open-draft.ts'
import type { Checkout } from '../load-checkout.ts'
import { readCheckout } from '../read-checkout.ts'

/** The draft and its owner while coupon and bonuses may change: until its orders are made. */
export async function findOpenBasket(context: Context, hash: string) {
  const draft = await readDraft(context, hash)
  if (draft instanceof Refusal) return draft
  const loaded = await loadDraft(context.db, draft)
  if (!canEditDraft(context, loaded)) return refuse('not_owner')
  return loaded.ordered
    ? refuse('already_ordered')
    : { draft, owner: getDraftOwner(context, loaded) }
}

/**
 * Changes coupon or bonuses of the basket of a draft, under the draft's lock: an order that is made
 * meanwhile has them already. What is answered counts as seen.
 */
export async function changeDraftBasket<Reason extends string>(
  context: Context,
  hash: string,
  change: (owner: Shopper, tx: Db) => Promise<Refusal<Reason> | undefined>,
) {
  const open = await transact(context.db, async (tx) => {
    const loaded = await lockEditableDraft(context, tx, hash)
    if (loaded instanceof Refusal) return loaded
    if (loaded.ordered) return refuse('already_ordered')
    const owner = getDraftOwner(context, loaded)
    return (await change(owner, tx)) ?? { draft: loaded.draft, owner }
  })
  return open instanceof Refusal ? open : readShown(context, open)
}

async function readShown(
  context: Context,
  { draft, owner }: { draft: DraftRow; owner: Shopper },
): Promise<{ checkout: Checkout; basket: Basket }> {
  const { basket } = await refreshBasketSnapshot(owner, context.db)
  return { checkout: await readCheckout(context, draft), basket }
}
