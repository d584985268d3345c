import { expect, it } from 'vitest'
import { getNextStep } from './get-next-step.ts'

const courier = { kind: 'courier', date: '2026-11-24' }
const pickup = { kind: 'pickup', date: null }

it.each([
  ['new', ['chooseDelivery', 'cancel'], null, 'chooseDelivery'],
  ['picking', ['chooseDay', 'pay'], { kind: 'delayed', date: null }, 'chooseDay'],
  ['confirmed', ['pay', 'cancel'], courier, 'pay'],
  ['ready', ['ask'], pickup, 'pickUp'],
  ['picking', ['ask'], pickup, null],
  ['picking', ['ask'], { kind: 'pickup', date: '2026-11-24' }, 'visit'],
  ['ready', ['ask'], { kind: 'pickup', date: '2026-11-24' }, 'pickUp'],
  ['shipped', ['ask'], courier, 'delivery'],
  ['shipped', ['ask'], { kind: 'transport', date: null }, null],
  ['delivered', ['close'], courier, null],
  ['cancelled', ['repeat'], courier, null],
] as const)(
  '[route.lk] an order in state %s that allows %j: next %s %s',
  (state, actions, delivery, step) => {
    expect(getNextStep({ state, actions, delivery })).toBe(step)
  },
)
