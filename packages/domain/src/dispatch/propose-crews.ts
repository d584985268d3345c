import { type Coordinates, calculateDistanceKm } from '../delivery/coordinates.ts'

export type CrewDelivery = {
  id: string
  warehouseId: number
  place: Coordinates | null
  /** When it begins; null while no time is agreed. */
  timeFrom: string | null
}

export type FreeCrew = {
  id: number
  warehouseId: number
  /** Where the day begins: the warehouse. */
  start: Coordinates | null
  /** Orders of a day. */
  dayCapacity: number
  /** The deliveries that it has on the day. */
  deliveries: readonly Omit<CrewDelivery, 'id' | 'warehouseId'>[]
}

export type CrewProposal = {
  orderId: string
  crewId: number
  /** From the nearest delivery of the crew, or from the warehouse; null where it is not known. */
  distanceKm: number | null
}

/** A delivery that a crew has already weighs as much as so many kilometres, one of the same time more. */
const kmPerDelivery = 3
const kmPerSameTime = 5
const unknownDistanceKm = 15

/**
 * Proposes a crew for each delivery of a day that has none: of the warehouse that supplies the order,
 * with room for it, the nearest and least loaded first (assembler.assign). Deliveries are placed in
 * the order of their times. No crew gets more than its limit.
 */
export function proposeCrews(
  orders: readonly CrewDelivery[],
  crews: readonly FreeCrew[],
): CrewProposal[] {
  let current = crews
  const proposals: CrewProposal[] = []
  for (const order of orders.toSorted(compareTimes)) {
    const best = current
      .filter(({ warehouseId, deliveries, dayCapacity }) => {
        return warehouseId === order.warehouseId && deliveries.length < dayCapacity
      })
      .map((crew) => rate(crew, order))
      .sort((a, b) => a.cost - b.cost || a.crewId - b.crewId)[0]
    if (!best) continue
    const { cost: _cost, ...proposal } = best
    proposals.push(proposal)
    current = current.map((crew) =>
      crew.id === proposal.crewId ? { ...crew, deliveries: [...crew.deliveries, order] } : crew,
    )
  }
  return proposals
}

function rate(
  { id: crewId, deliveries, start }: FreeCrew,
  { id: orderId, place, timeFrom }: CrewDelivery,
): CrewProposal & { cost: number } {
  const places = deliveries.flatMap((delivery) => delivery.place ?? [])
  const from = places.length > 0 ? places : start ? [start] : []
  const distanceKm =
    place && from.length > 0
      ? Math.round(Math.min(...from.map((one) => calculateDistanceKm(one, place))) * 10) / 10
      : null
  const sameTime = deliveries.filter((delivery) => delivery.timeFrom === timeFrom).length
  const cost =
    (distanceKm ?? unknownDistanceKm) + deliveries.length * kmPerDelivery + sameTime * kmPerSameTime
  return { orderId, crewId, distanceKm, cost }
}

function compareTimes(one: CrewDelivery, other: CrewDelivery): number {
  return (one.timeFrom ?? '24:00').localeCompare(other.timeFrom ?? '24:00')
}
