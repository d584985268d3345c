import { describe, expect, it } from 'vitest'
import { listDeliverySlots } from './list-delivery-slots.ts'

const nineToOne = { timeFrom: '09:00', timeTo: '13:00' }
const oneToFive = { timeFrom: '13:00', timeTo: '17:00' }
const fiveToNine = { timeFrom: '17:00', timeTo: '21:00' }

describe('listDeliverySlots', () => {
  it.each([
    [9, 21, [nineToOne, oneToFive, fiveToNine]],
    [9, 20, [nineToOne, oneToFive]],
    [9, 13, [nineToOne]],
    [9, 12, []],
    [9, 9, []],
    [21, 9, []],
  ])('from %s to %s are %j', (openingHour, closingHour, expected) => {
    expect(listDeliverySlots(openingHour, closingHour)).toEqual(expected)
  })
})
