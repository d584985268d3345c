import type { CallAnswer, ParsedInput } from '@svetlitsa/api-client/call/call'
import type * as contract from '@svetlitsa/api-client/order-confirmation/contract'
import { canSeeAllOrders } from '@svetlitsa/domain/identity/user-group'
import { readBasketVersion } from '../../basket/basket/basket-version.ts'
import { checkContacts } from '../../order/buyer/check-contacts.ts'
import type { CreatedOrder } from '../../order/order/complete-orders.ts'
import { createOrder } from '../../order/order/create-order.ts'
import { findAnswerByKey } from '../../order/order/order.queries.ts'
import { refuseOrder } from '../../order/order/refuse-order.ts'
import type { Context, Session } from '../../platform/context/context.ts'
import type { Db } from '../../platform/database/database.ts'
import { transact } from '../../platform/database/transact.ts'
import { Refusal, refuse } from '../../platform/http/refusal.ts'
import { getConfirmUrl, handOverByLink } from './hand-over-order.ts'
import { findOrderGuid, findStoreRegion, giveToCustomer } from './order-confirmation.queries.ts'

type Input = ParsedInput<typeof contract.createOrderForCustomer>
type Answer = CallAnswer<typeof contract.createOrderForCustomer>

/**
 * Makes the orders of the basket that a member of staff filled, by the rule of every order, and hands
 * them over in the same transaction: to the customer of the call centre by a link, at a counter into
 * the orders of the store (payment.confirm).
 */
export async function createOrderForCustomer(context: Context, input: Input) {
  const { session } = context
  const operatorId = session?.userId
  if (!session || !operatorId) return refuse('basket_empty')
  const contacts = checkContacts(input, context.language)
  if (contacts instanceof Refusal) return contacts
  const storeId = await findCounter(context, session)
  if (storeId instanceof Refusal) return storeId
  const requested = {
    contacts,
    operatorId: String(operatorId),
    noCall: false,
    offerIds: null,
    basketVersion: input.basketVersion ?? readBasketVersion(context),
  }
  const created = await transact(context.db, async (tx) => {
    const made = await createOrder(context, tx, requested)
    if (made instanceof Refusal) return made
    const { language } = context
    const guid = made.basketGroup
    if (storeId === null) {
      await handOverByLink(context.services, tx, { guid, language, ...contacts }, operatorId)
    } else await giveToCustomer(tx, { guid, operatorId, storeId })
    return made
  })
  return created instanceof Refusal
    ? refuseOrder(context, context.db, requested, created)
    : toAnswer(context, context.db, created)
}

/** The order that a lost answer left behind, for the same Idempotency-Key. */
export async function findEarlierOrder(context: Context): Promise<Answer | null> {
  const created = await findAnswerByKey(context.db, context)
  return created && toAnswer(context, context.db, created)
}

async function toAnswer(context: Context, db: Db, created: CreatedOrder): Promise<Answer> {
  const { basketGroup, orders } = created
  const isCounter = !canSeeAllOrders(context.session?.groups ?? [])
  return {
    basketGroup,
    orderGuid: await findOrderGuid(db, basketGroup),
    orders,
    url: isCounter ? null : getConfirmUrl(context.services, basketGroup),
  }
}

/**
 * The store at whose counter a seller makes orders, with the prices and the stock of its region; null
 * for the call centre and groups 1 and 26.
 */
async function findCounter({ db, region }: Context, { groups, storeId }: Session) {
  if (canSeeAllOrders(groups)) return null
  const storeRegionId = storeId === null ? null : await findStoreRegion(db, storeId)
  if (storeRegionId === null) return refuse('store_missing')
  return storeRegionId === region.id ? storeId : refuse('store_elsewhere')
}
