import * as contract from '@svetlitsa/api-client/checkout-order/contract'
import { readBasketVersion } from '../../../basket/basket/basket-version.ts'
import type { CreatedOrder } from '../../../order/order/complete-orders.ts'
import type { CreateOrderRefusal } from '../../../order/order/create-order.ts'
import { findAnswerByKey } from '../../../order/order/order.queries.ts'
import { refuseOrder } from '../../../order/order/refuse-order.ts'
import type { Context } from '../../../platform/context/context.ts'
import { transact } from '../../../platform/database/transact.ts'
import { handle } from '../../../platform/http/handle.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import { type DraftRow, findDraftOfCheckout } from '../../draft/checkout-draft.queries.ts'
import { getDraftOwner } from '../draft/draft-access.ts'
import { readDraft } from '../draft/open-draft.ts'
import { readCheckout } from '../read-checkout.ts'
import { createCheckoutOrder } from './create-checkout-order.ts'

export const checkoutOrderRoutes = [
  handle(
    contract.createCheckoutOrder,
    async (context, { id: hash, basketVersion: named }) => {
      const basketVersion = named ?? readBasketVersion(context)
      const ordered = await transact(context.db, (tx) =>
        createCheckoutOrder(context, tx, { hash, basketVersion }),
      )
      if (!(ordered instanceof Refusal)) return toAnswer(context, ordered.draft, ordered.created)
      return isOrderRefusal(ordered)
        ? refuseDraftOrder(context, ordered, { hash, basketVersion })
        : ordered
    },
    async (context) => {
      const earlier = await findAnswerByKey(context.db, context)
      const draft = earlier && (await findDraftOfCheckout(context.db, earlier.basketGroup))
      return draft && toAnswer(context, draft, earlier)
    },
  ),
]

async function toAnswer(
  context: Context,
  draft: DraftRow,
  { changes, createNewUser }: CreatedOrder,
) {
  return { checkout: await readCheckout(context, draft), changes, createNewUser }
}

/** Reasons that lie in the basket come with the basket as it is now. */
async function refuseDraftOrder(
  context: Context,
  refusal: CreateOrderRefusal,
  { hash, basketVersion }: { hash: string; basketVersion: number | null },
) {
  const { db, address, idempotencyKey } = context
  const draft = await readDraft(context, hash)
  if (draft instanceof Refusal) return draft
  const owner = getDraftOwner(context, { draft })
  const { name, phone, email } = draft
  const contacts = { name, phone, email: email || null }
  const buyer = { ...owner, address, idempotencyKey }
  return refuseOrder(buyer, db, { contacts, basketVersion }, refusal)
}

const BASKET_REASONS: readonly CreateOrderRefusal['reason'][] = [
  'out_of_stock',
  'basket_changed',
  'basket_empty',
  'coupon_refused',
  'bonus_changed',
  'bonus_phone',
  'captcha_needed',
  'orders_limited',
  'order_too_large',
]

function isOrderRefusal(refusal: Refusal<string>): refusal is CreateOrderRefusal {
  return BASKET_REASONS.some((reason) => reason === refusal.reason)
}
