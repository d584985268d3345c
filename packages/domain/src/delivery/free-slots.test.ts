import { describe, expect, it } from 'vitest'
import { deliverySlots } from './delivery-slots.ts'
import { freeSlots } from './free-slots.ts'

const slots = deliverySlots(9, 17)
const morning = { timeFrom: '09:00' }

describe('freeSlots', () => {
  it.each([
    [2, [], 2],
    [2, [morning], 2],
    [2, [morning, morning], 1],
    [2, [morning, morning, morning], 1],
    [0, [], 0],
  ])('with capacity %s and %j taken are %s', (capacity, taken, expected) => {
    expect(freeSlots(slots, capacity, taken)).toHaveLength(expected)
  })

  it('leave out the very slot that is full', () => {
    expect(freeSlots(slots, 1, [morning])).toEqual([{ timeFrom: '13:00', timeTo: '17:00' }])
  })
})
