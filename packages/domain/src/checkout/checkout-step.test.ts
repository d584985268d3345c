import { describe, expect, it } from 'vitest'
import {
  type CheckoutStep,
  type ChosenDelivery,
  canOpenStep,
  findMissingDelivery,
} from './checkout-step.ts'

describe('canOpenStep', () => {
  it.each<[number, CheckoutStep[], boolean]>([
    [1, [], true],
    [2, [], false],
    [2, [1], true],
    [3, [1], false],
    [3, [2], false],
    [3, [1, 2], true],
    [1, [1, 2], true],
    [0, [1, 2, 3], false],
    [4, [1, 2, 3], false],
  ])('step %s after %j: %s', (step, done, expected) => {
    expect(canOpenStep(step, done)).toBe(expected)
  })
})

describe('findMissingDelivery', () => {
  const courier: ChosenDelivery = {
    kind: 'courier',
    address: 'Тверская, 12',
    coordinates: { lat: 55.76, lon: 37.6 },
    storeId: null,
    lacksFloor: false,
    hasSlot: true,
    hasFreeSlots: true,
  }
  const pickup: ChosenDelivery = { ...courier, kind: 'pickup', address: '', coordinates: null }

  it.each<[string, ChosenDelivery, string | null]>([
    ['a courier with address and slot', courier, null],
    ['a courier without a slot', { ...courier, hasSlot: false }, 'delivery_missing'],
    ['a courier where no slot is free', { ...courier, hasSlot: false, hasFreeSlots: false }, null],
    ['a courier without coordinates', { ...courier, coordinates: null }, 'address_missing'],
    ['a courier with blanks for an address', { ...courier, address: ' ' }, 'address_missing'],
    ['a transport company without a slot', { ...courier, kind: 'transport', hasSlot: false }, null],
    ['a day named later', { ...courier, kind: 'delayed', hasSlot: false }, null],
    [
      'a day named later, to nowhere',
      { ...courier, kind: 'delayed', address: '' },
      'address_missing',
    ],
    ['a courier who carries up to nowhere', { ...courier, lacksFloor: true }, 'floor_missing'],
    ['a pick-up, with what is not carried up', { ...pickup, storeId: 2, lacksFloor: true }, null],
    ['a pick-up without a store', pickup, 'delivery_missing'],
    ['a pick-up', { ...pickup, storeId: 2 }, null],
    ['nothing', { ...courier, kind: null }, 'delivery_missing'],
  ])('[checkout.delivery] %s: %#', (_what, chosen, missing) => {
    expect(findMissingDelivery(chosen)).toBe(missing)
  })
})
