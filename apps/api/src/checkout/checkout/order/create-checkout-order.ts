import { link } from '@svetlitsa/domain/route/site-map'
import { lockBasket } from '../../../basket/basket/basket.queries.ts'
import { priceBasket } from '../../../basket/basket/load-basket.ts'
import { type Buyer, type ClaimedGoods, claimGoods } from '../../../order/order/claim-goods.ts'
import { type CreatedOrder, completeOrders } from '../../../order/order/create-order.ts'
import { saveOrders } from '../../../order/order/save-orders.ts'
import type { Shopper } from '../../../people/session/shopper.ts'
import type { Context } from '../../../platform/context/context.ts'
import type { Db } from '../../../platform/database/database.ts'
import { Refusal, refuse } from '../../../platform/http/refusal.ts'
import { saveDraft } from '../../draft/checkout-draft.queries.ts'
import { weighDeliveries } from '../../order-delivery/plan-deliveries.ts'
import { lockEditableDraft } from '../change-checkout.ts'
import { checkDraftContacts } from '../contact/check-draft-contacts.ts'
import { isSlotFree } from '../delivery/decide-delivery.ts'
import { type DeliverRefusal, deliverOrders } from '../delivery/deliver-orders.ts'
import { getDraftOwner, type LoadedDraft } from '../draft/draft-access.ts'
import { addOptions, findChosenOption, findMissing, type LoadedCheckout } from '../load-checkout.ts'

/**
 * Makes the orders of a draft with their delivery in one transaction, or changes nothing: the
 * goods are claimed, the chosen delivery is checked against the warehouses that supply them, and orders
 * and delivery are saved. Of two tabs that order at once the second gets the orders of the first.
 */
export async function createCheckoutOrder(
  context: Context,
  tx: Db,
  { hash, basketVersion }: { hash: string; basketVersion: number | null },
) {
  const loaded = await lockEditableDraft(context, tx, hash)
  if (loaded instanceof Refusal) return loaded
  const { draft, ordered } = loaded
  if (ordered) return { draft, created: ordered.answer as CreatedOrder }
  const contacts = checkDraftContacts(draft, context.language)
  if (contacts instanceof Refusal) return contacts
  const owner = getDraftOwner(context, loaded)
  const { address, idempotencyKey } = context
  const buyer: Buyer = { ...owner, address, idempotencyKey }
  const { operatorId, wantsCall } = draft
  const requested = { contacts, operatorId, noCall: !wantsCall, offerIds: null, basketVersion }
  const goods = await claimGoods(buyer, tx, await lockBasket(owner, tx), requested)
  if (goods instanceof Refusal) return goods
  const choice = await loadChoice(tx, loaded, { owner, goods })
  const refusal = refuseDelivery(choice)
  if (refusal) return refusal
  const saved = await saveOrders(buyer, tx, goods, requested)
  if (saved instanceof Refusal) return saved
  const orders = await deliverOrders(context, tx, saved.checkoutGuid, choice)
  if (orders instanceof Refusal) return toNewOrderRefusal(orders)
  const created = await completeOrders(buyer, tx, goods, {
    saved: { ...saved, orders },
    contacts,
    path: link.checkout(draft.hash),
  })
  const { basketGroup: checkoutGuid } = created
  return { draft: await saveDraft(tx, draft.id, { checkoutGuid, step: 3 }), created }
}

/** The delivery that is chosen for claimed goods, and those that are possible for them. */
async function loadChoice(
  tx: Db,
  loaded: LoadedDraft,
  { owner, goods }: { owner: Shopper; goods: ClaimedGoods },
): Promise<LoadedCheckout> {
  const basket = await priceBasket(owner, tx, goods)
  const loads = await weighDeliveries(tx, basket, goods.allotments)
  return addOptions(tx, { ...loaded, owner, basket, orders: [], loads })
}

function refuseDelivery(choice: LoadedCheckout) {
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
