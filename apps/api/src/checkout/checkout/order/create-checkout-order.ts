import { link } from '@svetlitsa/domain/route/site-map'
import { findCheckedWeights, lockBasket } from '../../../basket/basket/basket.queries.ts'
import { type Buyer, claimGoods } from '../../../order/order/claim-goods.ts'
import { type CreatedOrder, completeOrders } from '../../../order/order/complete-orders.ts'
import { priceOrder } from '../../../order/order/price-order.ts'
import { saveOrders } from '../../../order/order/save-orders.ts'
import type { Context } from '../../../platform/context/context.ts'
import type { Db } from '../../../platform/database/database.ts'
import { Refusal, refuse } from '../../../platform/http/refusal.ts'
import { findDeliveryTerms } from '../../../supply/delivery/delivery-terms.queries.ts'
import { saveDraft } from '../../draft/checkout-draft.queries.ts'
import { toLoad } from '../../order-delivery/plan-deliveries.ts'
import { checkDraftContacts } from '../contact/check-draft-contacts.ts'
import { type Choice, type DeliverRefusal, deliverOrders } from '../delivery/deliver-orders.ts'
import { getDraftOwner, lockEditableDraft } from '../draft/draft-access.ts'
import { findChosenOption, findMissing, findOptions, isSlotFree } from '../load-checkout.ts'

/**
 * Makes the orders of a draft with their delivery in one transaction, or changes nothing: the
 * goods are claimed and priced, the chosen delivery is checked against the warehouses that supply them,
 * and orders and delivery are saved. Of two tabs that order at once the second gets the orders of the first.
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
  // Read before the stock is locked, for which all buyers of these goods wait.
  const terms = await findDeliveryTerms(tx, owner.region)
  const row = await lockBasket(owner, tx)
  const weights = await findCheckedWeights(tx, row.id)
  const goods = await claimGoods(buyer, tx, row, requested)
  if (goods instanceof Refusal) return goods
  const priced = await priceOrder(buyer, tx, goods, requested)
  if (priced instanceof Refusal) return priced
  const loads = priced.plans.map((plan) => toLoad(plan, weights))
  const options = await findOptions(owner, tx, { loads, terms })
  const choice = { draft, owner, terms, options }
  const refusal = refuseDelivery(choice)
  if (refusal) return refusal
  const saved = await saveOrders(buyer, tx, priced, requested)
  if (saved instanceof Refusal) return saved
  const orders = await deliverOrders(context, tx, saved.basketGroup, choice)
  if (orders instanceof Refusal) return toNewOrderRefusal(orders)
  const created = await completeOrders(buyer, tx, goods, {
    saved: { ...saved, orders },
    contacts,
    path: link.checkout(draft.hash),
  })
  const { basketGroup } = created
  return { draft: await saveDraft(tx, draft.id, { basketGroup, step: 3 }), created }
}

function refuseDelivery(choice: Choice) {
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
