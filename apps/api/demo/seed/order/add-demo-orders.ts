import { calculateAssemblyPrice } from '@svetlitsa/domain/assembly/assembly-price'
import { defaultSlotReason } from '@svetlitsa/domain/assembly/assembly-slot'
import { addDays } from '@svetlitsa/domain/date/day'
import { defaultDeliveryTariff } from '@svetlitsa/domain/delivery/delivery-tariff'
import { sql } from 'drizzle-orm'
import { saveSlots } from '../../../src/fulfilment/assembler/slot.queries.ts'
import { listCrews, saveOrderCrew } from '../../../src/fulfilment/dispatch/crew.queries.ts'
import { findToday } from '../../../src/fulfilment/dispatch/workplace.queries.ts'
import type { Db } from '../../../src/platform/database/database.ts'
import { orderDelivery } from '../../../src/schema/delivery.table.ts'
import { checkout, orderEvent, orderLine, shopOrder } from '../../../src/schema/order.table.ts'
import { reserveStock } from '../../../src/supply/stock/stock.queries.ts'
import { findAssemblerIds } from '../dispatch/add-demo-dispatch.ts'
import { assignAssembler } from '../dispatch/assign-assembler.ts'
import { buildGuid } from '../random/random.ts'
import { demoOrders } from './demo-orders.ts'

/** Three days, as for any placed order (ADR 0040). */
const HOLD_MS = 3 * 86_400_000

interface AssembledOffer extends Record<string, unknown> {
  id: number
  name: string
  article: string
  vendorName: string
  picture: string | null
  price: number
  placeId: number
  tariffId: number
  regionId: number
  currencyCode: string
}

/**
 * Adds confirmed orders in Moscow for the days to come: some have an assembler and a crew, some wait
 * for a dispatcher (assembler.own, assembler.assign).
 */
export async function addDemoOrders(tx: Db): Promise<void> {
  const today = await findToday(tx, new Date())
  const assemblerIds = await findAssemblerIds(tx)
  const crews = await listCrews(tx, today)
  const offers = await findAssembledOffers(tx)
  for (const [index, demoOrder] of demoOrders.entries()) {
    const offer = offers[index]
    if (!offer) throw new Error('the demonstration has nothing to assemble')
    const orderId = await addOrder(tx, { ...demoOrder, today }, offer)
    const crew = crews.find(({ name }) => name === demoOrder.crew)
    if (crew) await saveOrderCrew(tx, orderId, crew.id)
    const { assembly } = demoOrder
    if (typeof assembly === 'string') continue
    const assemblerId = assemblerIds.get(assembly.by)
    if (!assemblerId) throw new Error(`the demonstration has no assembler ${assembly.by}`)
    await assignAssembler(tx, { orderId, assemblerId })
    const { period } = assembly
    const date = addDays(today, assembly.daysAhead)
    await saveSlots(tx, assemblerId, [{ date, period, reason: defaultSlotReason, orderId }])
  }
}

/** The cheapest offers of different products that need assembly, with their supplier in Moscow. */
async function findAssembledOffers(tx: Db): Promise<AssembledOffer[]> {
  const { rows } = await tx.execute<AssembledOffer>(sql`
    select distinct on (p.id) f.id, p.name, f.article, v.name as "vendorName", pr.amount as price,
      (select file from picture pic
        where pic.product_id = p.id and (pic.offer_id = f.id or pic.offer_id is null)
        order by pic.offer_id nulls last, pic.position, pic.id limit 1) as picture,
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
  {
    name,
    phone,
    address,
    place,
    daysAhead,
    timeFrom,
    timeTo,
    assembly,
    today,
  }: (typeof demoOrders)[number] & { today: string },
  offer: AssembledOffer,
): Promise<number> {
  const basketGroup = buildGuid('checkout', phone)
  const { regionId, currencyCode, price } = offer
  const wantsAssembly = assembly !== 'none'
  const assemblyPrice = wantsAssembly ? calculateAssemblyPrice(price, defaultDeliveryTariff) : 0
  await tx.insert(checkout).values({
    guid: basketGroup,
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
      basketGroup,
      placeId: offer.placeId,
      state: 'confirmed',
      assemblyState: getAssemblyState(assembly),
      goodsSum: price,
      servicesSum: assemblyPrice,
      total: price + assemblyPrice,
      placedAt: sql`now()`,
    })
    .returning({ id: shopOrder.id })
  if (!order) throw new Error('a demonstration order was not saved')
  const orderId = order.id
  const { id: offerId, name: goods, article, vendorName, picture } = offer
  const named = { offerId, name: goods, article, vendorName, picture }
  const line = { ...named, quantity: 1, price, oldPrice: price }
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
    ...place,
    day: addDays(today, daysAhead),
    timeFrom,
    timeTo,
    price: 0,
    assembly: wantsAssembly,
    assemblyPrice,
  })
  await tx.insert(orderEvent).values({ orderId, kind: 'state', toState: 'confirmed' })
  return orderId
}

function getAssemblyState(assembly: (typeof demoOrders)[number]['assembly']) {
  if (assembly === 'none') return 'none'
  return assembly === 'wanted' ? 'requested' : 'planned'
}
