import { expect, it } from 'vitest'
import { getShownState } from './get-shown-state.ts'

it.each([
  ['ready', 'pickup', 'ready'],
  ['ready', 'courier', 'packed'],
  ['ready', 'transport', 'packed'],
  ['ready', 'delayed', 'packed'],
  ['ready', null, 'packed'],
  ['picking', 'courier', 'picking'],
  ['delivered', 'pickup', 'handedOver'],
  ['delivered', 'courier', 'delivered'],
  ['delivered', null, 'delivered'],
  ['closed', 'pickup', 'closed'],
] as const)('[order.states] an order that is %s, by %s, is shown as %s', (state, kind, shown) => {
  expect(getShownState({ state, delivery: kind && { kind } })).toBe(shown)
})
