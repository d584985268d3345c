import { calculateAssemblyPrice } from '@svetlitsa/domain/assembly/calculate-assembly-price'
import { defaultDeliveryTariff } from '@svetlitsa/domain/delivery/tariff/delivery-tariff'
import { eq, sql } from 'drizzle-orm'
import { assignAssembler } from '../../src/modules/assembler/assembler.queries.ts'
import { orderDelivery } from '../../src/modules/delivery/delivery.table.ts'
import { checkout, orderEvent, orderLine, shopOrder } from '../../src/modules/order/order.table.ts'
import { reserveStock } from '../../src/modules/stock/stock.queries.ts'
import { userAccount } from '../../src/modules/user/user.table.ts'
import type { Db } from '../../src/platform/database/database.ts'
import { buildGuid } from '../random/random.ts'
import { demoOrders } from './demo-orders.ts'

/** Three days, as for any placed order (ADR 0040). */
const HOLD_MS = 3 * 86_400_000

interface AssembledOffer extends Record<string, unknown> {
  id: number
  name: string
  article: string
  vendorName: string
  price: number
  placeId: number
  tariffId: number
  regionId: number
  currencyCode: string
}

/**
 * Adds confirmed orders with assembly in Moscow: some assigned to the demonstration's assembler, one
 * to nobody (assembler.own).
 */
export async function addDemoOrders(tx: Db): Promise<void> {
  const [assembler] = await tx
    .select({ id: userAccount.id })
    .from(userAccount)
    .where(eq(userAccount.login, 'assembler'))
  const offers = await findAssembledOffers(tx)
  for (const [index, demoOrder] of demoOrders.entries()) {
    const offer = offers[index]
    if (!offer || !assembler) throw new Error('the demonstration has nothing to assemble')
    const orderId = await addOrder(tx, demoOrder, offer)
    if (demoOrder.isAssigned) await assignAssembler(tx, { orderId, assemblerId: assembler.id })
  }
}

/** The cheapest offers of different products that need assembly, with their supplier in Moscow. */
async function findAssembledOffers(tx: Db): Promise<AssembledOffer[]> {
  const { rows } = await tx.execute<AssembledOffer>(sql`
    select distinct on (p.id) f.id, p.name, f.article, v.name as "vendorName", pr.amount as price,
      w.warehouse_id as "placeId", t.id as "tariffId", r.id as "regionId", z.currency_code as "currencyCode"
    from region r
    join price_zone z on z.id = r.price_zone_id
    join region_warehouse w on w.region_id = r.id and w.position = (
      select min(position) from region_warehouse where region_id = r.id)
    join delivery_tariff t on t.region_id = r.id and t.kind = 'courier'
    join price pr on pr.zone_id = r.price_zone_id
    join offer f on f.id = pr.offer_id
    join stock st on st.offer_id = f.id and st.place_id = w.warehouse_id and st.on_hand > st.reserved
    join product p on p.id = f.product_id and p.needs_assembly
    join vendor v on v.id = p.vendor_id
    where r.is_default
    order by p.id, pr.amount, f.id
    limit ${demoOrders.length}`)
  return rows
}

async function addOrder(
  tx: Db,
  { name, phone, address, daysAhead, timeFrom, timeTo }: (typeof demoOrders)[number],
  offer: AssembledOffer,
): Promise<number> {
  const checkoutGuid = buildGuid('checkout', phone)
  const { regionId, currencyCode, price } = offer
  const servicesSum = calculateAssemblyPrice(price, defaultDeliveryTariff)
  await tx.insert(checkout).values({
    guid: checkoutGuid,
    name,
    phone,
    regionId,
    currencyCode,
    exchangeRate: 1,
    // The demonstration's orders come from no basket.
    basketId: -Number(phone.slice(-4)),
    basketVersion: 1,
  })
  const [order] = await tx
    .insert(shopOrder)
    .values({
      guid: buildGuid('order', phone),
      number: sql`nextval('order_number')::text`,
      checkoutGuid,
      placeId: offer.placeId,
      state: 'confirmed',
      assemblyState: 'planned',
      goodsSum: price,
      servicesSum,
      total: price + servicesSum,
      placedAt: sql`now()`,
    })
    .returning({ id: shopOrder.id })
  if (!order) throw new Error('a demonstration order was not saved')
  const orderId = order.id
  const { id: offerId, name: goods, article, vendorName } = offer
  const line = { offerId, name: goods, article, vendorName, quantity: 1, price, oldPrice: price }
  const [saved] = await tx
    .insert(orderLine)
    .values({ orderId, ...line, sum: price })
    .returning({ id: orderLine.id })
  const { placeId } = offer
  const expiresAt = new Date(Date.now() + HOLD_MS)
  const isReserved =
    saved &&
    (await reserveStock(
      tx,
      { placeId, offerId, quantity: 1 },
      { orderLineId: saved.id, expiresAt },
    ))
  if (!isReserved) throw new Error('a demonstration order has no stock')
  await tx.insert(orderDelivery).values({
    orderId,
    tariffId: offer.tariffId,
    kind: 'courier',
    address,
    day: sql`current_date + ${daysAhead}::int`,
    timeFrom,
    timeTo,
    price: 0,
  })
  await tx.insert(orderEvent).values({ orderId, kind: 'state', toState: 'confirmed' })
  return orderId
}
