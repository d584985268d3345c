import type { CallAnswer } from '@svetlitsa/api-client/call/call'
import type { getDelivery } from '@svetlitsa/api-client/delivery/contract'
import { readAddress } from '../../order/order/read-orders.ts'
import type { Context } from '../../platform/context/context.ts'
import type { orderDelivery } from '../../schema/delivery.table.ts'
import type { Region } from '../../shop/region/region-directory.ts'
import {
  findChosenDeliveries,
  findDeliverableOrders,
} from '../../supply/delivery/delivery.queries.ts'
import { findDeliveryTerms } from '../../supply/delivery/delivery-terms.queries.ts'
import { findEarlierAddresses } from '../../supply/delivery/earlier-addresses.queries.ts'
import {
  deliversToAddress,
  readDeliveryOptions,
} from '../../supply/delivery/read-delivery-options.ts'
import { completeZones } from '../../supply/delivery/zone/locate-delivery.ts'

type Answer = CallAnswer<typeof getDelivery>
type ChosenRow = typeof orderDelivery.$inferSelect

/** Everything that the delivery screen shows for the orders of a checkout. */
export async function readDelivery(
  context: Context,
  region: Region,
  { basketGroup, isMasked }: { basketGroup: string; isMasked: boolean },
): Promise<Answer> {
  const { db, session } = context
  const orders = await findDeliverableOrders(db, basketGroup, { lock: false })
  const deliveries = await findChosenDeliveries(
    db,
    orders.map((order) => order.id),
  )
  const terms = await findDeliveryTerms(db, region)
  const items = []
  for (const order of orders) {
    const saved = deliveries.find((candidate) => candidate.orderId === order.id)
    items.push({
      orderId: order.number,
      goods: order.goods,
      options: await readDeliveryOptions(context, context.db, region, {
        loads: [order],
        orders,
        terms,
      }),
      chosen: saved ? toChosen(saved, { isMasked }) : null,
    })
  }
  const tariff = terms.tariffs.find(deliversToAddress)
  return {
    isMasked,
    items,
    mapCenter: { lat: region.latitude, lon: region.longitude },
    zones: tariff
      ? completeZones(terms.drawnZones, region, tariff).map(({ kind, border }) => ({
          kind,
          border: [...border],
        }))
      : [],
    addresses:
      session?.userId && !isMasked
        ? await findEarlierAddresses(db, {
            userId: session.userId,
            regionId: region.id,
            basketGroup,
          })
        : [],
  }
}

/** A chosen delivery as its screens read it. */
export function toChosen(saved: ChosenRow, { isMasked }: { isMasked: boolean }) {
  const { latitude: lat, longitude: lon } = saved
  return {
    id: saved.tariffId,
    address: readAddress(saved, { seesContacts: !isMasked }),
    coordinates: lat !== null && lon !== null && !isMasked ? { lat, lon } : null,
    storeId: saved.storeId,
    date: saved.day,
    timeFrom: saved.timeFrom,
    timeTo: saved.timeTo,
    comment: isMasked ? '' : saved.comment,
    price: saved.price,
    toDoor: saved.toDoor,
    lift: saved.lift,
    floor: saved.floor,
    assembly: saved.assembly,
  }
}
