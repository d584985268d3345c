import { isPhoneConfirmed } from '@svetlitsa/domain/checkout/is-phone-confirmed'
import { isStaff } from '@svetlitsa/domain/identity/is-staff'
import { addUpLines } from '@svetlitsa/domain/total/line-totals'
import type { BasketRow } from '../../basket/basket/basket.queries.ts'
import type { Context } from '../../platform/context/context.ts'
import type { Db } from '../../platform/database/database.ts'
import type { OrderRequest } from './create-order.ts'
import { insertCheckout, insertOrder } from './order.queries.ts'
import type { PlannedOrder } from './plan-orders.ts'

/** Stores the checkout of a basket; returns its guid. */
export async function saveCheckout(
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
  return insertCheckout(tx, {
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
}

/** Stores a planned order with its lines. Delivery and services are chosen later. */
export async function saveOrder(
  context: Context,
  tx: Db,
  checkoutGuid: string,
  plan: PlannedOrder,
): Promise<{ id: number; number: string; total: number; bonus: number; lineIds: number[] }> {
  const {
    goods,
    discount,
    coupon,
    bonus,
    sum: total,
  } = addUpLines(plan.lines.map((line) => line.totals))
  const created = await insertOrder(tx, {
    order: {
      checkoutGuid,
      placeId: plan.placeId,
      goodsSum: goods - discount,
      couponDiscount: coupon,
      bonusSpent: bonus,
      total,
      percentPrepayment: context.region.minPercentPrepayment,
    },
    lines: plan.lines.map(({ offer, quantity, totals, kitId }) => ({
      offerId: offer.offerId,
      kitId,
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
    maker: findMaker(context),
  })
  return { ...created, total, bonus }
}

/** Who makes an order: a customer, with or without login, or a member of staff. */
function findMaker({ session }: Context) {
  const userId = session?.userId ?? null
  if (!session) return { actor: 'shop', userId } as const
  return { actor: isStaff(session.groups) ? 'staff' : 'customer', userId } as const
}
