import { listOrderSlots } from '@svetlitsa/domain/assembly/assembly-period'
import {
  type AssemblySlot,
  defaultSlotReason,
  finishReplacement,
  markForReplacement,
} from '@svetlitsa/domain/assembly/assembly-slot'
import { formatDay } from '@svetlitsa/i18n/format/format-day'
import type { Context } from '../../platform/context/context.ts'
import type { Db } from '../../platform/database/database.ts'
import { Refusal, refuse } from '../../platform/http/refusal.ts'
import { findFullDay } from './capacity.queries.ts'
import { describePlace } from './describe-place.ts'
import { findOwnOrder, lockOwnOrder } from './lock-own-order.ts'
import { recordMove } from './record-move.ts'
import {
  deleteSlots,
  listOrderPlaces,
  listTakenSlots,
  type SlotPlace,
  saveSlots,
  type TakenSlot,
} from './slot.queries.ts'

type Reason =
  | 'nothing_marked'
  | 'several_orders'
  | 'another_number'
  | 'slot_busy'
  | 'order_closed'
  | 'before_delivery'
  | 'capacity_full'
  | 'slots_apart'

const buildId = ({ date, period }: SlotPlace) => `${date}/${period}`

/**
 * Moves an order of an assembler to other slots: the old ones become free, and the buyer is told
 * (assembler.schedule). The assembler is locked.
 */
export async function replaceSlots(
  context: Context,
  tx: Db,
  assemblerId: number,
  { from, to }: { from: readonly SlotPlace[]; to: readonly SlotPlace[] },
): Promise<Refusal<Reason> | null> {
  const days = [...from, ...to].map(({ date }) => date).sort()
  const taken = new Map(
    (await listTakenSlots(tx, [assemblerId], { from: days[0] ?? '', to: days.at(-1) ?? '' })).map(
      (slot) => [buildId(slot), slot],
    ),
  )
  const old = from.map((place) => taken.get(buildId(place)))
  const [first] = old
  if (!first?.number || old.some((slot) => !slot?.orderId)) return refuse('nothing_marked')
  const away = to.find((place) => {
    const slot = taken.get(buildId(place))
    return slot !== undefined && (slot.orderId !== null || slot.reason !== defaultSlotReason)
  })
  if (away) return refuse('slot_busy', { values: describePlace(context, away) })
  const marked = markForReplacement(from.map((place) => toSlot(place, taken, true)))
  const finished = finishReplacement([...marked, ...to.map((place) => toSlot(place, taken, true))])
  if (typeof finished === 'string')
    return finished === 'slot-taken' ? refuse('slot_busy') : refuse(toReason[finished])
  const found = await findOwnOrder(tx, assemblerId, { number: first.number })
  if (found instanceof Refusal) return refuse('order_closed')
  // The limit is locked before the order, as everywhere. A day that gains nothing is never too full.
  const full = await findFullDay(
    tx,
    { warehouseId: found.warehouseId, orderId: found.id },
    listSlotsOnGainingDays([...taken.values()], { orderId: found.id, from, to }),
  )
  const order = await lockOwnOrder(tx, assemblerId, { number: first.number })
  if (order instanceof Refusal || order.assemblyState === 'done') return refuse('order_closed')
  const { id: orderId, deliveryDate } = order
  if (deliveryDate !== null && to.some(({ date }) => date < deliveryDate))
    return refuse('before_delivery', {
      values: { date: formatDay(deliveryDate, context.language) },
    })
  if (full)
    return refuse('capacity_full', {
      values: { date: formatDay(full.date, context.language), limit: full.limit },
    })
  const before = await listOrderPlaces(tx, orderId)
  const left = new Set(from.map(buildId))
  const after = [...before.filter((place) => !left.has(buildId(place))), ...to]
  if (!areTogether(after)) return refuse('slots_apart')
  const moved = finished.filter((slot) => slot.orderId !== null).map(({ id }) => id)
  await deleteSlots(tx, assemblerId, from)
  await saveSlots(
    tx,
    assemblerId,
    to
      .filter((place) => moved.includes(buildId(place)))
      .map((place) => ({ ...place, reason: defaultSlotReason, orderId })),
  )
  const userId = assemblerId
  await recordMove(tx, {
    orderId,
    assemblerId,
    userId,
    before,
    after,
    origin: context.services.env.PUBLIC_ORIGIN,
  })
  return null
}

/** What the order has after the move, on the days on which that is more than before. */
function listSlotsOnGainingDays(
  taken: readonly TakenSlot[],
  { orderId, from, to }: { orderId: number; from: readonly SlotPlace[]; to: readonly SlotPlace[] },
): SlotPlace[] {
  const left = new Set(from.map(buildId))
  const staying = taken.filter((slot) => slot.orderId === orderId && !left.has(buildId(slot)))
  const countOn = (slots: readonly SlotPlace[], day: string) =>
    slots.filter(({ date }) => date === day).length
  return [...staying, ...to].filter(({ date }) => countOn(to, date) > countOn(from, date))
}

/** Whether an assignment could have given an order these slots: one after another, from one on. */
function areTogether(places: readonly SlotPlace[]): boolean {
  const ids = places.map(buildId).sort()
  const first = places.find((place) => buildId(place) === ids[0])
  const allowed = first && listOrderSlots(places.length * periodMinutes, first)
  return allowed?.every((place, index) => buildId(place) === ids[index]) ?? false
}

const periodMinutes = 180

const toReason = {
  'nothing-marked': 'nothing_marked',
  'several-orders': 'several_orders',
  'another-number': 'another_number',
} as const

function toSlot(
  place: SlotPlace,
  taken: ReadonlyMap<string, TakenSlot>,
  chosen: boolean,
): AssemblySlot {
  const slot = taken.get(buildId(place))
  const { number: orderId = null, reason = null } = slot ?? {}
  return { id: buildId(place), chosen, replace: false, orderId, reason }
}
