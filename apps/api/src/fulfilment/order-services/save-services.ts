import type { ParsedInput } from '@svetlitsa/api-client/call/call'
import type { calculationOfServiceList } from '@svetlitsa/api-client/order-services/contract'
import { followDelivery } from '@svetlitsa/domain/assembly/assembly-state'
import { followOrderDelivery } from '../../checkout/order-delivery/follow-order-delivery.ts'
import type { EventCause } from '../../order/state/order-state.queries.ts'
import { transitionAssembly } from '../../order/state/transition-assembly.ts'
import { refreshPaymentState } from '../../payment/payment/ledger/record-money.ts'
import { findOpenAttempt } from '../../payment/payment/payment.queries.ts'
import type { Context } from '../../platform/context/context.ts'
import type { Db } from '../../platform/database/database.ts'
import { Refusal, refuse } from '../../platform/http/refusal.ts'
import { queueSlotMessages } from '../../supply/delivery/queue-slot-messages.ts'
import { reserveOfferedSlot } from '../../supply/delivery/slot/offered-slots.ts'
import { reservePickupWindow } from '../../supply/delivery/slot/pickup-window.queries.ts'
import { lockSlots, releaseSlot } from '../../supply/delivery/slot/slot.queries.ts'
import { type DecidedServices, decideServices } from './decide-services.ts'
import { isSameTime } from './decide-time.ts'
import { type LoadedServices, loadServices } from './load-services.ts'
import { saveServices } from './order-services.queries.ts'
import { priceServices, sumServices } from './price-services.ts'

type Input = ParsedInput<typeof calculationOfServiceList>

/** What a choice costs; nothing is kept of it. */
export async function calculateServices(context: Context, db: Db, { orderGuid, services }: Input) {
  const loaded = await loadServices(context, db, orderGuid, { lock: false })
  if (loaded instanceof Refusal) return loaded
  const decided = await decideServices(context, db, loaded, services, { toSave: false })
  if (decided instanceof Refusal) return decided
  const { prices: _prices, ...calculation } = priceServices(loaded, decided)
  return { ...calculation, saved: false }
}

/**
 * Saves the services that a customer chose after the purchase: the time moves, the place and the
 * services change, and what they cost more becomes due. Money that was paid is not lowered: that is
 * for the call centre (services.delivery).
 */
export async function saveOrderServices(context: Context, tx: Db, { orderGuid, services }: Input) {
  const loaded = await loadServices(context, tx, orderGuid, { lock: true })
  if (loaded instanceof Refusal) return loaded
  const decided = await decideServices(context, tx, loaded, services, { toSave: true })
  if (decided instanceof Refusal) return decided
  const { prices, ...calculation } = priceServices(loaded, decided)
  const { before, order, checkout } = loaded
  const { total, excess } = calculation
  if (excess > 0 && total.after < total.before) return refuse('services_cheaper')
  if (total.after !== total.before && (await findOpenAttempt(tx, checkout.guid)))
    return refuse('payment_open')
  if (isUnchanged(before, decided)) return { ...calculation, saved: true }

  const slotId = await moveSlot(context, tx, loaded, decided)
  if (slotId instanceof Refusal) return slotId
  const cause: EventCause = { actor: 'customer', userId: context.session?.userId ?? null }
  const delivery = {
    ...toDeliveryRow(decided, { slotId, prices, savedAt: context.now }),
    ...(before?.tariffId === decided.place.tariff.id ? { description: before.description } : {}),
  }
  const eventId = await saveServices(
    tx,
    {
      orderId: order.id,
      delivery,
      sums: {
        deliverySum: prices.delivery,
        servicesSum: sumServices(prices),
        total: total.after,
      },
    },
    cause,
  )
  await moveAssembly(tx, loaded, decided, cause)
  await followOrderDelivery(tx, checkout.guid)
  if (order.paidSum > 0)
    await refreshPaymentState(context.services, tx, order.id, cause, { isMoneyMoved: false })
  if (services.delivery.activated) {
    const wasBrought = before?.kind !== 'pickup' ? before : null
    const change = { orderId: order.id, before: wasBrought, after: delivery }
    await queueSlotMessages(tx, { ...change, cause: `services:${eventId}` })
  }
  return { ...calculation, saved: true }
}

function isOwnWindow(
  before: LoadedServices['before'],
  storeId: number,
  time: NonNullable<DecidedServices['time']>,
): boolean {
  return before !== null && before.storeId === storeId && isSameTime(before, time)
}

/**
 * Takes the chosen slot, or a place in the window of a store, and frees the slot that the order held;
 * both slots are locked in one order, and a store after them.
 */
async function moveSlot(
  context: Context,
  tx: Db,
  { order, region, before, supplier }: LoadedServices,
  { place, time }: DecidedServices,
): Promise<number | null | Refusal<'slot_taken'>> {
  const wanted = place.storeId === null ? time : null
  const held = before?.slotId ?? null
  if (before && held !== null && wanted && isSameTime(before, wanted)) return held
  const warehouseId = supplier?.place.id ?? 0
  const slots = await lockSlots(tx, [order], [warehouseId], wanted)
  const slotId = slots.get(warehouseId)
  const taken = refuse('slot_taken', { fields: { date: 'taken' } })
  if (wanted && slotId === undefined) return taken
  if (place.storeId !== null && time && !isOwnWindow(before, place.storeId, time)) {
    const pickup = { storeId: place.storeId, orderId: order.id, time }
    if (!(await reservePickupWindow(tx, pickup))) return taken
  }
  const reserved =
    wanted && slotId !== undefined
      ? await reserveOfferedSlot(context, tx, { slotId, region, supplier })
      : null
  if (wanted && !reserved) return taken
  if (held !== null) await releaseSlot(tx, held)
  return reserved?.id ?? null
}

function toDeliveryRow(
  { place, requested, time, comment }: DecidedServices,
  more: { slotId: number | null; prices: { delivery: number; assembly: number }; savedAt: Date },
) {
  const { tariff, storeId, address, latitude, longitude } = place
  const { slotId, prices, savedAt } = more
  return {
    tariffId: tariff.id,
    kind: tariff.kind,
    description: tariff.name,
    storeId,
    address,
    latitude,
    longitude,
    comment,
    slotId,
    day: time?.date ?? null,
    timeFrom: time?.timeFrom ?? null,
    timeTo: time?.timeTo ?? null,
    price: prices.delivery,
    ...requested,
    assemblyPrice: requested.assembly ? prices.assembly : 0,
    savedAt,
  }
}

/**
 * Asked for, an assembly waits for the call centre; one that was planned for another day or is not
 * wanted any more has to be planned anew.
 */
async function moveAssembly(
  tx: Db,
  { before, order: { id, assemblyState } }: LoadedServices,
  { requested, time }: DecidedServices,
  cause: EventCause,
): Promise<void> {
  const toState = followDelivery(assemblyState, {
    wasAsked: before?.assembly ?? false,
    isAsked: requested.assembly,
    isMoved: before !== null && !isSameTime(before, time),
  })
  await transitionAssembly(tx, id, toState, cause, assemblyState)
}

function isUnchanged(
  before: LoadedServices['before'],
  { place, requested, time, comment }: DecidedServices,
): boolean {
  return (
    before !== null &&
    before.tariffId === place.tariff.id &&
    before.storeId === place.storeId &&
    before.address === place.address &&
    before.latitude === place.latitude &&
    before.longitude === place.longitude &&
    before.comment === comment &&
    before.toDoor === requested.toDoor &&
    before.lift === requested.lift &&
    before.floor === requested.floor &&
    before.assembly === requested.assembly &&
    isSameTime(before, time) &&
    (time === null || place.storeId !== null || before.slotId !== null)
  )
}
