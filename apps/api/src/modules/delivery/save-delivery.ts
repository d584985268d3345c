import type { ParsedOf } from '@svetlitsa/api-client/contract/call'
import type { setDelivery } from '@svetlitsa/api-client/contract/delivery'
import { hasDeliveryAddress } from '@svetlitsa/domain/delivery/has-delivery-address'
import { sendsDeliveryPrice } from '@svetlitsa/domain/delivery/sends-delivery-price'
import { orderTotal } from '@svetlitsa/domain/order/order-total'
import type { Context } from '../../platform/context.ts'
import type { Db } from '../../platform/database.ts'
import { type Refusal, refuse } from '../../platform/refusal.ts'
import type { Region } from '../region/region-directory.ts'
import {
  type DeliverableOrder,
  findChosenDeliveries,
  findDeliverableOrders,
  findPlaces,
  findTariffs,
  freeSlot,
  storeDelivery,
  takeSlot,
} from './delivery.queries.ts'
import { deliveryPriceOf, servicesPriceOf } from './price-delivery.ts'

type Asked = ParsedOf<typeof setDelivery>
type Reason =
  | 'not_found'
  | 'address_missing'
  | 'slot_taken'
  | 'price_changed'
  | 'option_unknown'
  | 'already_paid'

/** Writes how an order is delivered, with its price and slot, and lets the total follow. */
export async function saveDelivery(
  context: Context,
  tx: Db,
  asked: Asked,
): Promise<{ sum: number; total: number } | Refusal<Reason>> {
  const orders = await findDeliverableOrders(tx, asked.basketGuid, { lock: true })
  const order = asked.orderId ? orders.find((one) => one.number === asked.orderId) : orders[0]
  const region = order ? context.services.regions.find(order.regionId) : null
  if (!order || !region) return refuse('not_found')
  if (order.paidSum > 0 || order.state === 'cancelled') return refuse('already_paid')
  const tariff = (await findTariffs(tx, region)).find((one) => one.id === asked.id)
  if (!tariff) return refuse('option_unknown')
  const needsAddress = tariff.kind === 'courier' || tariff.kind === 'transport'
  if (needsAddress && !hasDeliveryAddress(asked)) return refuse('address_missing')
  const { stores, warehouses } = await findPlaces(tx, region.id)
  const store = stores.find((one) => one.id === asked.storeId)
  if (tariff.kind === 'pickup' && !store) return refuse('option_unknown')

  const supplier = (warehouses.find((one) => one.place.id === order.placeId) ?? warehouses[0])
    ?.place
  const from = {
    lat: supplier?.latitude ?? region.latitude,
    lon: supplier?.longitude ?? region.longitude,
  }
  const price = deliveryPriceOf(tariff, order, region, asked.coordinates ?? null, from)
  const wasShown = sendsDeliveryPrice({ needsAddress, description: tariff.description })
  if (wasShown && asked.sum !== undefined && asked.sum !== price) {
    return refuse('price_changed', { values: { price } })
  }
  const slot = await changeSlot(
    tx,
    order.id,
    tariff.kind === 'courier' ? asked.slotId : undefined,
    supplier?.id,
  )
  if (slot === 'taken') return refuse('slot_taken')

  const services = servicesOf(asked, tariff, order, region, needsAddress)
  const saved = {
    tariffId: tariff.id,
    kind: tariff.kind,
    description: asked.description ?? tariff.name,
    storeId: store?.id ?? null,
    address: needsAddress
      ? [asked.address, asked.apartment].filter(Boolean).join(', ')
      : (store?.address ?? null),
    latitude: asked.coordinates?.lat ?? null,
    longitude: asked.coordinates?.lon ?? null,
    comment: asked.comment ?? '',
    slotId: slot?.id ?? null,
    day: slot?.day ?? null,
    timeFrom: slot?.timeFrom ?? null,
    timeTo: slot?.timeTo ?? null,
    price,
    savedAt: context.now,
  }
  const total = orderTotal({
    goods: order.goodsSum,
    discount: 0,
    coupon: order.couponDiscount,
    bonus: order.bonusSpent,
    delivery: price,
    services,
  })
  await storeDelivery(tx, {
    orderId: order.id,
    delivery: saved,
    sums: { deliverySum: price, servicesSum: services, total },
    wantsAssembly: (asked.assembly ?? false) && order.assemblySum > 0,
    userId: context.session?.userId ?? null,
  })
  return { sum: price, total }
}

function servicesOf(
  asked: Asked,
  tariff: Parameters<typeof servicesPriceOf>[0],
  order: DeliverableOrder,
  region: Region,
  needsAddress: boolean,
): number {
  return servicesPriceOf(tariff, order, region, {
    toDoor: needsAddress && (asked.toDoor ?? false),
    lift: needsAddress ? (asked.lift ?? 'none') : 'none',
    floor: asked.floor ?? 1,
    assembly: asked.assembly ?? false,
  })
}

/** Gives the earlier slot back when another is wanted, and takes the new one if it has room. */
async function changeSlot(
  tx: Db,
  orderId: number,
  wanted: number | undefined,
  warehouseId: number | undefined,
) {
  const [earlier] = await findChosenDeliveries(tx, [orderId])
  const { slotId = null } = earlier ?? {}
  if (slotId !== null && slotId === wanted) {
    return {
      id: slotId,
      day: earlier?.day ?? null,
      timeFrom: earlier?.timeFrom ?? null,
      timeTo: earlier?.timeTo ?? null,
    }
  }
  const taken =
    wanted === undefined || warehouseId === undefined
      ? null
      : await takeSlot(tx, wanted, warehouseId)
  if (wanted !== undefined && !taken) return 'taken' as const
  if (slotId !== null) await freeSlot(tx, slotId)
  return taken
}
