import { isPhoneConfirmed } from '@svetlitsa/domain/checkout/is-phone-confirmed'
import { isStaff } from '@svetlitsa/domain/identity/is-staff'
import { addUpLines } from '@svetlitsa/domain/total/line-totals'
import { and, eq, sql } from 'drizzle-orm'
import type { BasketRow } from '../../basket/basket/basket.queries.ts'
import type { Context } from '../../platform/context/context.ts'
import type { Db } from '../../platform/database/database.ts'
import { checkout, orderEvent, orderLine, shopOrder } from '../../schema/order.table.ts'
import type { CreatedOrder, OrderRequest } from './create-order.ts'
import type { PlannedOrder } from './plan-orders.ts'

/** Stores a checkout. Of two checkouts from the same basket version the second one fails here. */
export async function insertCheckout(
  context: Context,
  tx: Db,
  {
    basket,
    requested,
    userId,
    isProven,
  }: { basket: BasketRow; requested: OrderRequest; userId: number | null; isProven: boolean },
): Promise<string> {
  const { region, session, language, address } = context
  const [row] = await tx
    .insert(checkout)
    .values({
      sessionId: session?.id ?? null,
      userId,
      isPhoneConfirmed: isPhoneConfirmed(requested.contacts.phone, session?.confirmedPhone ?? null),
      isProven,
      clientAddress: isProven ? null : address,
      language,
      ...requested.contacts,
      regionId: region.id,
      currencyCode: region.currency.code,
      exchangeRate: region.currency.exchangeRate,
      operatorId: requested.operatorId,
      noCall: requested.noCall,
      basketId: basket.id,
      basketVersion: basket.version,
      idempotencyKey: context.idempotencyKey,
    })
    .returning({ guid: checkout.guid })
  if (!row) throw new Error('the checkout was not saved')
  return row.guid
}

/** Stores an order with its lines; a database constraint checks that the sums add up. */
export async function insertOrder(
  context: Context,
  tx: Db,
  checkoutGuid: string,
  plan: PlannedOrder,
): Promise<{ id: number; number: string; total: number; bonus: number; lineIds: number[] }> {
  // Delivery and services are chosen later.
  const {
    goods,
    discount,
    coupon,
    bonus,
    sum: total,
  } = addUpLines(plan.lines.map((line) => line.totals))
  const [order] = await tx
    .insert(shopOrder)
    .values({
      number: sql`nextval('order_number')::text`,
      checkoutGuid,
      placeId: plan.placeId,
      goodsSum: goods - discount,
      couponDiscount: coupon,
      bonusSpent: bonus,
      total,
      percentPrepayment: context.region.minPercentPrepayment,
    })
    .returning({ id: shopOrder.id, number: shopOrder.number })
  if (!order) throw new Error('the order was not saved')
  const lines = await tx
    .insert(orderLine)
    .values(
      plan.lines.map(({ offer, quantity, totals, kitId }) => ({
        orderId: order.id,
        offerId: offer.offerId,
        kitId: selectKit(kitId, offer.offerId),
        name: offer.finish ? `${offer.name}, ${offer.finish}` : offer.name,
        article: offer.article,
        vendorName: offer.vendorName,
        picture: offer.picture?.src ?? null,
        quantity,
        price: offer.price,
        oldPrice: offer.oldPrice,
        couponDiscount: totals.coupon,
        bonusSpent: totals.bonus,
        // Before bonuses: assembly is priced by it.
        sum: totals.sum + totals.bonus,
      })),
    )
    .returning({ id: orderLine.id })
  const made = { orderId: order.id, kind: 'state', toState: 'new' } as const
  await tx.insert(orderEvent).values({ ...made, ...findMaker(context) })
  return { ...order, total, bonus, lineIds: lines.map((line) => line.id) }
}

/** The kit, if the offer is a part of it: the basket only has what the shopper's browser named. */
const selectKit = (kitId: number | null, offerId: number) =>
  kitId === null
    ? null
    : sql<number>`(select k.kit_id from kit_part k where k.kit_id = ${kitId} and k.offer_id = ${offerId})`

/** Who makes an order: a customer, with or without login, or a member of staff. */
function findMaker({ session }: Context) {
  const userId = session?.userId ?? null
  if (!session) return { actor: 'shop', userId } as const
  return { actor: isStaff(session.groups) ? 'staff' : 'customer', userId } as const
}

/** Stores the answer with the checkout, to be repeated for the same Idempotency-Key. */
export async function saveAnswer(tx: Db, guid: string, answer: CreatedOrder): Promise<void> {
  await tx.update(checkout).set({ answer }).where(eq(checkout.guid, guid))
}

/** The answer of the order made earlier with the context's Idempotency-Key, or null. */
export async function findAnswerByKey(
  db: Db,
  { session, idempotencyKey }: Context,
): Promise<CreatedOrder | null> {
  if (!session || !idempotencyKey) return null
  const [row] = await db
    .select({ answer: checkout.answer })
    .from(checkout)
    .where(and(eq(checkout.sessionId, session.id), eq(checkout.idempotencyKey, idempotencyKey)))
  return (row?.answer as CreatedOrder | undefined) ?? null
}
