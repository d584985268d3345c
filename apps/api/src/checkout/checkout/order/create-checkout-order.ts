import { link } from '@svetlitsa/domain/route/site-map'
import { type CreatedOrder, createOrder } from '../../../order/order/create-order.ts'
import type { Context } from '../../../platform/context/context.ts'
import type { Db } from '../../../platform/database/database.ts'
import { Refusal, refuse } from '../../../platform/http/refusal.ts'
import { saveDraft } from '../../draft/checkout-draft.queries.ts'
import { lockEditableDraft } from '../change-checkout.ts'
import { checkDraftContacts } from '../contact/check-draft-contacts.ts'
import { isSlotFree } from '../delivery/decide-delivery.ts'
import { type DeliverRefusal, deliverOrders } from '../delivery/deliver-orders.ts'
import { toDraftContext } from '../draft/draft-access.ts'
import {
  findChosenOption,
  findMissing,
  type LoadedCheckout,
  loadCheckout,
} from '../load-checkout.ts'

/**
 * Makes the orders of a draft with their delivery in one transaction, or changes nothing. Of two tabs
 * that order at once the second gets the orders of the first.
 */
export async function createCheckoutOrder(
  context: Context,
  tx: Db,
  { hash, basketVersion }: { hash: string; basketVersion: number | null },
) {
  const loaded = await lockEditableDraft(context, tx, hash)
  if (loaded instanceof Refusal) return loaded
  const { draft, ordered } = loaded
  if (ordered) return ordered.answer as CreatedOrder
  const contacts = checkDraftContacts(draft, context.language)
  if (contacts instanceof Refusal) return contacts
  const choice = await loadCheckout(context, tx, loaded)
  const refusal = refuseDelivery(choice)
  if (refusal) return refusal
  const created = await createOrder(
    toDraftContext(context, loaded),
    tx,
    {
      contacts,
      operatorId: draft.operatorId,
      noCall: !draft.wantsCall,
      offerIds: null,
      basketVersion,
    },
    {
      path: link.checkout(draft.hash),
      deliver: async (guid) => {
        const delivered = await deliverOrders(context, tx, { ...choice, ordered: { guid } })
        return delivered instanceof Refusal ? toNewOrderRefusal(delivered) : delivered
      },
    },
  )
  if (created instanceof Refusal) return created
  await saveDraft(tx, draft.id, { checkoutGuid: created.basketGroup, step: 3 })
  return created
}

function refuseDelivery(choice: LoadedCheckout) {
  if (choice.loads.length === 0) return null
  const missing = findMissing(choice)
  if (missing) return refuse(missing)
  const option = findChosenOption(choice)
  const { slot } = choice.draft
  if (option?.kind !== 'courier' || slot === null) return null
  return isSlotFree(option, slot) ? null : refuse('slot_taken')
}

/** Nobody has paid or picked orders that this transaction has just made. */
function toNewOrderRefusal({ reason }: Refusal<DeliverRefusal>) {
  switch (reason) {
    case 'already_paid':
    case 'order_in_progress':
    case 'payment_open':
      throw new Error(`new orders were refused their delivery: ${reason}`)
    default:
      return refuse(reason)
  }
}
