import { describe, expect, it } from 'vitest'
import { type CrewDelivery, type FreeCrew, proposeCrews } from './propose-crews.ts'

const centre = { lat: 55.75, lon: 37.62 }
const north = { lat: 55.9, lon: 37.62 }
const south = { lat: 55.6, lon: 37.62 }

const order = (id: string, more: Partial<CrewDelivery> = {}): CrewDelivery => ({
  id,
  warehouseId: 1,
  place: centre,
  timeFrom: '09:00',
  ...more,
})
const crew = (id: number, more: Partial<FreeCrew> = {}): FreeCrew => ({
  id,
  warehouseId: 1,
  start: centre,
  dayCapacity: 8,
  deliveries: [],
  ...more,
})
const list = (orders: CrewDelivery[], crews: FreeCrew[]) =>
  proposeCrews(orders, crews).map(({ orderId, crewId }) => [orderId, crewId])

describe('[assembler.assign] proposeCrews', () => {
  it('proposes nobody of another warehouse, and nobody who is full', () => {
    const full = crew(1, { dayCapacity: 1, deliveries: [{ place: centre, timeFrom: '09:00' }] })
    expect(list([order('a')], [full, crew(2, { warehouseId: 2 })])).toEqual([])
    expect(list([order('a')], [full, crew(3)])).toEqual([['a', 3]])
  })

  it('proposes no crew beyond its limit, whatever waits', () => {
    expect(list([order('a'), order('b')], [crew(1, { dayCapacity: 1 })])).toEqual([['a', 1]])
  })

  it('prefers the crew that is near already', () => {
    const crews = [
      crew(1, { deliveries: [{ place: south, timeFrom: '13:00' }] }),
      crew(2, { deliveries: [{ place: north, timeFrom: '13:00' }] }),
    ]
    expect(list([order('a', { place: north })], crews)).toEqual([['a', 2]])
    expect(proposeCrews([order('a', { place: north })], crews)[0]?.distanceKm).toBe(0)
  })

  it('shares deliveries of one time among crews', () => {
    expect(list([order('a'), order('b')], [crew(1), crew(2)])).toEqual([
      ['a', 1],
      ['b', 2],
    ])
  })

  it('goes without places too', () => {
    const [proposal] = proposeCrews([order('a', { place: null })], [crew(1, { start: null })])
    expect(proposal).toEqual({ orderId: 'a', crewId: 1, distanceKm: null })
  })
})
