import { findDueOrders } from '../../payment/payment/payment.queries.ts'
import { endOpenAttempt } from '../../payment/payment/settle-payment.ts'
import type { Context } from '../../platform/context/context.ts'
import type { Db } from '../../platform/database/database.ts'
import { transact } from '../../platform/database/transact.ts'
import { Refusal, refuse } from '../../platform/http/refusal.ts'
import type { checkoutDraft } from '../../schema/checkout-draft.table.ts'
import { findDraft, isDraftFinished, saveDraft } from '../draft/checkout-draft.queries.ts'
import { type DeliverRefusal, deliverOrders } from './delivery/deliver-orders.ts'
import { type LoadedDraft, lockEditableDraft } from './draft/draft-access.ts'
import { type Checkout, findMissing, loadCheckout } from './load-checkout.ts'
import { readCheckout } from './read-checkout.ts'

export type DraftChange = Partial<typeof checkoutDraft.$inferInsert>
export type ChangeRefusal =
  | 'not_found'
  | 'basket_empty'
  | 'not_owner'
  | 'already_ordered'
  | 'already_paid'
  | 'order_in_progress'
  | 'payment_open'

/** Decides on a change of a locked draft that the visitor may edit. */
export type DecideChange<Reason extends string> = (
  tx: Db,
  loaded: LoadedDraft,
) => Promise<DraftChange | Refusal<Reason>>

/** Changes a checkout under its lock and answers it as it is then. */
export async function changeCheckout<Reason extends string>(
  context: Context,
  hash: string,
  decide: DecideChange<Reason>,
): Promise<Checkout | Refusal<Reason | ChangeRefusal>> {
  const save = () => transact(context.db, (tx) => saveChange(context, tx, hash, decide))
  let saved = await save()
  // An open attempt ends before its sum changes; a change that is refused leaves it open.
  if (saved instanceof Refusal && saved.reason === 'payment_open') {
    const guid = (await findDraft(context.db, hash))?.basketGroup
    if (guid && (await endOpenAttempt(context.services, guid))) saved = await save()
  }
  return saved instanceof Refusal ? saved : readCheckout(context, saved)
}

async function saveChange<Reason extends string>(
  context: Context,
  tx: Db,
  hash: string,
  decide: DecideChange<Reason>,
) {
  const loaded = await lockEditableDraft(context, tx, hash)
  if (loaded instanceof Refusal) return loaded
  const change = await decide(tx, loaded)
  return change instanceof Refusal ? change : saveDraft(tx, loaded.draft.id, change)
}

/**
 * Changes the delivery or the services. Orders that are made already follow in the same transaction,
 * once the choice is complete: sums and slots change with it.
 */
export function changeDelivery<Reason extends string>(
  context: Context,
  hash: string,
  decide: DecideChange<Reason>,
) {
  return changeCheckout<Reason | ChangeRefusal | DeliverRefusal>(
    context,
    hash,
    async (tx, loaded) => {
      const refusal = await refuseIfSettled(tx, loaded)
      if (refusal) return refusal
      const change = await decide(tx, loaded)
      if (change instanceof Refusal || !loaded.ordered) return change
      const draft = { ...loaded.draft, ...change }
      const changed = await loadCheckout(context, tx, { ...loaded, draft })
      if (findMissing(changed) !== null) return change
      const delivered = await deliverOrders(context, tx, loaded.ordered.guid, changed)
      return delivered instanceof Refusal ? delivered : change
    },
  )
}

/** Refuses to change orders for which money was taken, or of which none is open any more. */
export async function refuseIfSettled(
  tx: Db,
  { draft, ordered }: LoadedDraft,
): Promise<Refusal<'already_paid' | 'already_ordered'> | null> {
  if (!ordered) return null
  const orders = await findDueOrders(tx, ordered.guid, { lock: false })
  if (orders.some(({ paidSum }) => paidSum > 0)) return refuse('already_paid')
  return (await isDraftFinished(tx, draft)) ? refuse('already_ordered') : null
}
