import type { BasketChange } from '@svetlitsa/domain/basket/list-basket-changes'
import { isStaff } from '@svetlitsa/domain/identity/user-group'
import { formatPrice } from '@svetlitsa/domain/money/price-text'
import { removeLines, saveBasket } from '../../basket/basket/basket.queries.ts'
import type { Shopper } from '../../people/session/shopper.ts'
import { queueForPerson } from '../../people/user/queue-for-person.ts'
import type { Db } from '../../platform/database/database.ts'
import { createMessageLink } from '../access/create-message-link.ts'
import { purchaseBeaconJob } from '../analytics/send-analytics-event.ts'
import type { Contacts } from '../buyer/check-contacts.ts'
import type { Buyer, ClaimedGoods } from './claim-goods.ts'
import { saveAnswer } from './order.queries.ts'
import type { SavedOrders } from './save-orders.ts'

export interface CreatedOrder {
  basketGroup: string
  orderId: string
  orders: { id: string; total: number }[]
  createNewUser: boolean
  /** Prices that fell since the basket was seen. */
  changes: BasketChange[]
}

/**
 * Stores the answer of saved orders, takes their goods out of the basket and tells the buyer.
 *
 * @param ordered.path the page that the messages about the orders lead to.
 */
export async function completeOrders(
  buyer: Buyer,
  tx: Db,
  { row, lines, isVerified }: ClaimedGoods,
  { saved, contacts, path }: { saved: SavedOrders; contacts: Contacts; path: string },
): Promise<CreatedOrder> {
  const { basketGroup, orders, isNewBuyer, priceChanges } = saved
  const answer = {
    basketGroup,
    orderId: orders[0]?.id ?? '',
    orders,
    createNewUser: isNewBuyer,
    changes: priceChanges,
  }
  await saveAnswer(tx, basketGroup, answer)
  await removeLines(
    tx,
    row.id,
    lines.map(({ line }) => line.id),
  )
  await saveBasket(tx, row.id, { coupon: null, couponPhone: null, bonusSum: 0 })
  await queuePurchaseBeacon(buyer, tx, basketGroup)
  const told = { contacts, orders, basketGroup, path, isVerified }
  await queueOrderMessages(buyer, tx, told)
  return answer
}

/** Queues the purchase report in the transaction that creates the orders, once per checkout. */
async function queuePurchaseBeacon(
  { services, session }: Shopper,
  tx: Db,
  basketGroup: string,
): Promise<void> {
  if (!services.env.ANALYTICS_URL) return
  const payload = { basketGroup, isStaff: isStaff(session?.groups ?? []) }
  const dedupeKey = `purchase-beacon:${basketGroup}`
  await services.jobs.enqueue(tx, purchaseBeaconJob, payload, { dedupeKey })
}

/**
 * Notifies the buyer of a new order. One that costs nothing is placed at once where its buyer is verified
 * and its delivery chosen; else it waits for that (order.free).
 */
async function queueOrderMessages(
  { services, language, region }: Shopper,
  tx: Db,
  created: {
    contacts: Contacts
    orders: { id: string; total: number }[]
    basketGroup: string
    path: string
    isVerified: boolean
  },
): Promise<void> {
  const { contacts, orders, basketGroup, path, isVerified } = created
  const sum = orders.reduce((total, order) => total + order.total, 0)
  const cause = {
    purpose: sum === 0 && !isVerified ? ('orderToConfirm' as const) : ('order' as const),
    language,
    values: {
      number: orders.map((order) => order.id).join(', '),
      sum: formatPrice(sum, { sign: region.currency.sign, convert: false }),
      url:
        sum === 0
          ? services.env.PUBLIC_ORIGIN + path
          : await createMessageLink(services, tx, { basketGroup, path }),
    },
    dedupeKey: `checkout:${basketGroup}:made`,
  }
  await queueForPerson(tx, contacts, cause)
}
