import { lockPaidCheckout } from '../../../payment/payment/payment.queries.ts'
import type { Context } from '../../../platform/context/context.ts'
import type { Db } from '../../../platform/database/database.ts'
import { Refusal, refuse } from '../../../platform/http/refusal.ts'
import {
  type DeliverableOrder,
  findDeliverableOrders,
} from '../../../supply/delivery/delivery.queries.ts'
import { findSupplier } from '../../../supply/delivery/delivery-terms.queries.ts'
import { lockSlots } from '../../../supply/delivery/slot/slot.queries.ts'
import type { DraftRow } from '../../draft/checkout-draft.queries.ts'
import type { DeliveryInput } from '../../order-delivery/decide-order-delivery.ts'
import { saveOrderChoice } from '../../order-delivery/save-delivery.ts'
import { findChosenOption, type LoadedCheckout } from '../load-checkout.ts'

const REFUSALS = [
  'address_missing',
  'outside_zones',
  'option_unknown',
  'slot_taken',
  'already_paid',
  'order_in_progress',
  'payment_open',
] as const
export type DeliverRefusal = (typeof REFUSALS)[number]

/** The delivery that is chosen, and those that are possible. */
export type Choice = Pick<LoadedCheckout, 'draft' | 'owner' | 'options' | 'terms'>

/**
 * Saves the chosen delivery for every open order of a checkout, with its slot and new total; all of
 * them or none.
 */
export async function deliverOrders(
  context: Context,
  tx: Db,
  guid: string,
  choice: Choice,
): Promise<{ id: string; total: number }[] | Refusal<DeliverRefusal>> {
  const { region } = choice.owner
  await lockPaidCheckout(tx, guid)
  const orders = (await findDeliverableOrders(tx, guid, { lock: true })).filter(
    ({ state }) => state !== 'cancelled',
  )
  const { terms } = choice
  const findWarehouse = (placeId: number) => findSupplier(terms.warehouses, placeId)?.place.id ?? 0
  const suppliers = orders.flatMap(({ placeId }) => findSupplier(terms.warehouses, placeId) ?? [])
  const slots = await lockSlots(
    tx,
    orders,
    orders.map(({ placeId }) => findWarehouse(placeId)),
    getTime(choice),
  )
  const delivered = []
  for (const order of orders) {
    const slotId = slots.get(findWarehouse(order.placeId))
    if (getTime(choice) && slotId === undefined) return refuse('slot_taken')
    const requested = buildRequest(choice, { guid, slotId, order })
    const saved = await saveOrderChoice(context, tx, {
      order,
      orders,
      region,
      requested,
      terms,
      suppliers,
    })
    if (saved instanceof Refusal) return toRefusal(saved)
    delivered.push({ id: order.number, total: saved.total })
  }
  return delivered
}

/** The chosen time; only a courier has one. */
function getTime(choice: Choice): DraftRow['slot'] {
  return findChosenOption(choice)?.kind === 'courier' ? choice.draft.slot : null
}

function buildRequest(
  choice: Choice,
  {
    guid,
    slotId,
    order,
  }: { guid: string; slotId: number | undefined; order: Pick<DeliverableOrder, 'assemblySum'> },
): DeliveryInput {
  const { fieldSet, tariffId, hasAssembly } = choice.draft
  const { address, comment, toDoor, liftToFloor, storeId } = fieldSet
  return {
    basketGroup: guid,
    id: tariffId ?? 0,
    coordinates: address.coords,
    address: address.street,
    apartment: address.apartment,
    entrance: address.entrance,
    toDoor,
    lift: liftToFloor.kind,
    ...(liftToFloor.floor === null ? {} : { floor: liftToFloor.floor }),
    // It is asked for once for all orders; one in which nothing is assembled has none.
    assembly: hasAssembly && order.assemblySum > 0,
    comment,
    ...(storeId === null ? {} : { storeId }),
    ...(slotId === undefined || !getTime(choice) ? {} : { slotId }),
  }
}

/** No price is sent and the order exists, so no other reason is possible. */
function toRefusal(refusal: Refusal<string>): Refusal<DeliverRefusal> {
  if (!REFUSALS.some((reason) => reason === refusal.reason))
    throw new Error(`a delivery was refused: ${refusal.reason}`)
  return refusal as Refusal<DeliverRefusal>
}
