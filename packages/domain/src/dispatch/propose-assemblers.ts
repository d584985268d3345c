import { assemblyPeriods, listOrderSlots } from '../assembly/assembly-period.ts'
import type { Day } from '../date/day.ts'
import { type Coordinates, calculateDistanceKm } from '../delivery/coordinates.ts'

export type DispatchSlot = { date: Day; period: number }

export type WaitingOrder = {
  id: string
  minutes: number
  warehouseId: number
  regionId: number
  place: Coordinates | null
  /** When the delivery ends; nobody is proposed before the furniture has come. */
  delivery: { date: Day; timeTo: string } | null
}

export type FreeAssembler = {
  id: number
  /** Null for an assembler who works in every region. */
  regionId: number | null
  /** Where the day begins. */
  start: Coordinates | null
  dayCapacity: number
  /** Times that the assembler offers and no order has, not begun. */
  free: readonly DispatchSlot[]
  /** Times that orders have, with their places. */
  taken: readonly (DispatchSlot & { place: Coordinates | null })[]
}

export type Proposal = {
  orderId: string
  assemblerId: number
  slots: DispatchSlot[]
  /** From the nearest job of the day, or from the assembler's warehouse. */
  distanceKm: number | null
}

type Situation = {
  date: Day
  orders: readonly WaitingOrder[]
  assemblers: readonly FreeAssembler[]
  /** Periods that a warehouse may still take on the date, where it is limited. */
  freeOfWarehouse: ReadonlyMap<number, number>
}

/** A period that is taken already weighs as much as so many kilometres. */
const kmPerTakenPeriod = 5
const unknownDistanceKm = 15

/**
 * Proposes an assembler and a time for the waiting orders of a day: who offers the time and has room
 * for it, the nearest and least loaded first (assembler.assign). Longer assemblies are placed first.
 * No time is proposed twice.
 */
export function proposeAssemblers({
  date,
  orders,
  assemblers,
  freeOfWarehouse,
}: Situation): Proposal[] {
  const left = new Map(freeOfWarehouse)
  let current = assemblers
  const proposals: Proposal[] = []
  for (const order of [...orders].sort((a, b) => b.minutes - a.minutes)) {
    const best = current
      .flatMap((assembler) => findOption(order, assembler, date) ?? [])
      .filter(({ slots }) => countOn(slots, date) <= (left.get(order.warehouseId) ?? Infinity))
      .sort((a, b) => a.cost - b.cost || a.assemblerId - b.assemblerId)[0]
    if (!best) continue
    const { cost: _cost, ...proposal } = best
    proposals.push(proposal)
    const rest = left.get(order.warehouseId)
    if (rest !== undefined) left.set(order.warehouseId, rest - countOn(proposal.slots, date))
    current = current.map((assembler) =>
      assembler.id === proposal.assemblerId ? take(assembler, order, proposal.slots) : assembler,
    )
  }
  return proposals
}

function findOption(
  { id, minutes, regionId, place, delivery }: WaitingOrder,
  assembler: FreeAssembler,
  date: Day,
): (Proposal & { cost: number }) | null {
  if (assembler.regionId !== null && assembler.regionId !== regionId) return null
  const slots = assemblyPeriods
    .flatMap(({ timeFrom }, period) =>
      isBeforeDelivery(delivery, { date, timeFrom }) ? [] : [period],
    )
    .map((period) => listOrderSlots(minutes, { date, period }))
    .find((found) => found !== null && canTake(assembler, found))
  if (!slots) return null
  const distanceKm = measure(assembler, place, date)
  const load = countOn(assembler.taken, date)
  const cost = (distanceKm ?? unknownDistanceKm) + load * kmPerTakenPeriod
  return { orderId: id, assemblerId: assembler.id, slots, distanceKm, cost }
}

function isBeforeDelivery(
  delivery: WaitingOrder['delivery'],
  { date, timeFrom }: { date: Day; timeFrom: string },
): boolean {
  if (!delivery) return false
  return date < delivery.date || (date === delivery.date && timeFrom < delivery.timeTo)
}

function canTake({ free, taken, dayCapacity }: FreeAssembler, slots: DispatchSlot[]): boolean {
  return slots.every(
    ({ date, period }) =>
      free.some((slot) => slot.date === date && slot.period === period) &&
      countOn(taken, date) + countOn(slots, date) <= dayCapacity,
  )
}

function measure(
  { start, taken }: FreeAssembler,
  place: Coordinates | null,
  date: Day,
): number | null {
  if (!place) return null
  const jobs = taken.flatMap((slot) => (slot.date === date && slot.place ? [slot.place] : []))
  const from = jobs.length > 0 ? jobs : start ? [start] : []
  if (from.length === 0) return null
  return Math.round(Math.min(...from.map((one) => calculateDistanceKm(one, place))) * 10) / 10
}

function take(
  assembler: FreeAssembler,
  { place }: WaitingOrder,
  slots: readonly DispatchSlot[],
): FreeAssembler {
  const isTaken = ({ date, period }: DispatchSlot) =>
    slots.some((slot) => slot.date === date && slot.period === period)
  return {
    ...assembler,
    free: assembler.free.filter((slot) => !isTaken(slot)),
    taken: [...assembler.taken, ...slots.map((slot) => ({ ...slot, place }))],
  }
}

function countOn(slots: readonly DispatchSlot[], date: Day): number {
  return slots.filter((slot) => slot.date === date).length
}
