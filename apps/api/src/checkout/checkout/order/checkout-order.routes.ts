import * as contract from '@svetlitsa/api-client/checkout-order/contract'
import { readNamedVersion } from '../../../basket/basket/basket-version.ts'
import type { CreatedOrder, CreateOrderRefusal } from '../../../order/order/create-order.ts'
import { findAnswerByKey } from '../../../order/order/order.queries.ts'
import { refuseOrder } from '../../../order/order/refuse-order.ts'
import type { Context } from '../../../platform/context/context.ts'
import { transact } from '../../../platform/database/transact.ts'
import { handle } from '../../../platform/http/handle.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import { type DraftRow, findDraftOfCheckout } from '../../draft/checkout-draft.queries.ts'
import { loadDraft, toDraftContext } from '../draft/draft-access.ts'
import { readDraft } from '../draft/open-draft.ts'
import { readCheckout } from '../read-checkout.ts'
import { createCheckoutOrder } from './create-checkout-order.ts'

export const checkoutOrderRoutes = [
  handle(
    contract.createCheckoutOrder,
    async (context, { id, basketVersion: named }) => {
      const draft = await readDraft(context, id)
      if (draft instanceof Refusal) return draft
      const owner = toDraftContext(context, await loadDraft(context.db, draft))
      const basketVersion = named ?? readNamedVersion(context)
      const created = await transact(context.db, (tx) =>
        createCheckoutOrder(context, tx, { hash: id, basketVersion }),
      )
      if (!(created instanceof Refusal)) return toAnswer(context, created)
      return isOrderRefusal(created)
        ? refuseOrder(owner, toContacts(draft), created, basketVersion)
        : created
    },
    async (context) => {
      const earlier = await findAnswerByKey(context.db, context)
      return earlier && toAnswer(context, earlier)
    },
  ),
]

async function toAnswer(context: Context, { basketGroup, changes, createNewUser }: CreatedOrder) {
  const draft = await findDraftOfCheckout(context.db, basketGroup)
  if (!draft) throw new Error('the orders were made without a draft')
  return { checkout: await readCheckout(context, draft), changes, createNewUser }
}

const toContacts = ({ name, phone, email }: DraftRow) => ({ name, phone, email: email || null })

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

/** Reasons that lie in the basket come with the basket as it is now. */
function isOrderRefusal(refusal: Refusal<string>): refusal is CreateOrderRefusal {
  return BASKET_REASONS.some((reason) => reason === refusal.reason)
}
