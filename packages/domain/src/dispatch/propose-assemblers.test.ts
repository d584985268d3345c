import { describe, expect, it } from 'vitest'
import { type FreeAssembler, proposeAssemblers, type WaitingOrder } from './propose-assemblers.ts'

const date = '2026-11-25'
const at = (period: number, day = date) => ({ date: day, period })
const near = { lat: 55.75, lon: 37.61 }
const far = { lat: 55.9, lon: 37.61 }

const buildOrder = (id: string, more: Partial<WaitingOrder> = {}): WaitingOrder => ({
  id,
  minutes: 90,
  warehouseId: 1,
  regionId: 1,
  place: near,
  delivery: null,
  ...more,
})
const buildAssembler = (id: number, more: Partial<FreeAssembler> = {}): FreeAssembler => ({
  id,
  regionId: 1,
  start: near,
  dayCapacity: 4,
  free: [at(0), at(1), at(2), at(3)],
  taken: [],
  ...more,
})
const propose = (
  orders: WaitingOrder[],
  assemblers: FreeAssembler[],
  freeOfWarehouse = new Map<number, number>(),
) =>
  proposeAssemblers({ date, orders, assemblers, freeOfWarehouse }).map(
    ({ orderId, assemblerId, slots }) => [orderId, assemblerId, slots.map(({ period }) => period)],
  )

describe('proposeAssemblers', () => {
  it('proposes no time twice', () => {
    const orders = [buildOrder('a'), buildOrder('b'), buildOrder('c')]
    const one = buildAssembler(1, { free: [at(1), at(2)] })
    expect(propose(orders, [one])).toEqual([
      ['a', 1, [1]],
      ['b', 1, [2]],
    ])
  })

  it('proposes the nearest, from the jobs of the day before the warehouse', () => {
    const orders = [buildOrder('a', { place: far })]
    const away = buildAssembler(1)
    const there = buildAssembler(2, { start: far })
    expect(propose(orders, [away, there])).toEqual([['a', 2, [0]]])
    const working = buildAssembler(3, { taken: [{ ...at(0), place: far }], free: [at(1)] })
    expect(propose(orders, [away, working])).toEqual([['a', 3, [1]]])
  })

  it.each([
    [{ date: '2026-11-24', timeTo: '21:00' }, [0]],
    [{ date, timeTo: '09:00' }, [0]],
    [{ date, timeTo: '09:01' }, [1]],
    [{ date, timeTo: '13:00' }, [2]],
    [{ date, timeTo: '18:00' }, [3]],
    [{ date, timeTo: '21:00' }, null],
    [{ date: '2026-11-26', timeTo: '09:00' }, null],
  ])(
    '[assembler.assign] after a delivery until %j proposes the periods %j',
    (delivery, periods) => {
      const proposed = propose([buildOrder('a', { delivery })], [buildAssembler(1)])
      expect(proposed).toEqual(periods ? [['a', 1, periods]] : [])
    },
  )

  it('proposes the least loaded of those who are as near', () => {
    const busy = buildAssembler(1, { taken: [{ ...at(0), place: near }], free: [at(1)] })
    expect(propose([buildOrder('a')], [busy, buildAssembler(2)])).toEqual([['a', 2, [0]]])
  })

  it.each([
    ['offers no time', { free: [] }],
    ['offers too little in a row', { free: [at(0), at(2)] }],
    ['has reached the limit of the day', { dayCapacity: 1 }],
    ['works in another region', { regionId: 2 }],
  ])('proposes nobody who %s', (_which, more) => {
    const order = buildOrder('a', { minutes: 200 })
    expect(propose([order], [buildAssembler(1, more)])).toEqual([])
  })

  it('keeps to the limit of the warehouse', () => {
    const orders = [buildOrder('a'), buildOrder('b'), buildOrder('c', { warehouseId: 2 })]
    expect(propose(orders, [buildAssembler(1)], new Map([[1, 1]]))).toEqual([
      ['a', 1, [0]],
      ['c', 1, [1]],
    ])
  })

  it('places the longest first, and more than a day over the next days', () => {
    const next = '2026-11-26'
    const long = buildOrder('long', { minutes: 5 * 180 })
    const free = [at(0), at(1), at(2), at(3), at(0, next), at(1, next)]
    const [found] = proposeAssemblers({
      date,
      orders: [buildOrder('a'), long],
      assemblers: [buildAssembler(1, { free })],
      freeOfWarehouse: new Map(),
    })
    expect(found).toMatchObject({ orderId: 'long', distanceKm: 0 })
    expect(found?.slots).toEqual([at(0), at(1), at(2), at(3), at(0, next)])
  })

  it('measures nothing where a place is not known', () => {
    const situation = { date, freeOfWarehouse: new Map(), assemblers: [buildAssembler(1)] }
    const [found] = proposeAssemblers({ ...situation, orders: [buildOrder('a', { place: null })] })
    expect(found?.distanceKm).toBeNull()
  })
})
