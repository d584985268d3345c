import { describe, expect, it } from 'vitest'
import {
  canAssemble,
  canTransitionOrder,
  getShownState,
  isClosedFor,
  listStaffTransitions,
  type OrderState,
  orderStateLabel,
  orderTransitions,
} from './order-state.ts'

const states = Object.keys(orderStateLabel) as OrderState[]

describe('[order.states] canTransitionOrder', () => {
  const allowed = [
    'new>confirmed',
    'confirmed>picking',
    'picking>ready',
    'picking>shipped',
    'ready>delivered',
    'shipped>delivered',
    'delivered>closed',
    'new>cancelled',
    'confirmed>cancelled',
    'picking>cancelled',
    'ready>cancelled',
    'shipped>cancelled',
    'cancelled>new',
  ]

  it.each(states.flatMap((from) => states.map((to) => [from, to] as const)))(
    '%s to %s',
    (from, to) => {
      expect(canTransitionOrder(from, to)).toBe(allowed.includes(`${from}>${to}`))
    },
  )

  it('every path ends in a closed or a cancelled order', () => {
    const ends = (state: OrderState): boolean =>
      state === 'closed' || state === 'cancelled' || orderTransitions[state].every(ends)
    expect(states.every(ends)).toBe(true)
  })

  it('labels the states as specified', () => {
    expect(Object.values(orderStateLabel)).toEqual([
      'Новый',
      'Подтверждён',
      'Комплектуется',
      'Готов к выдаче',
      'Передан в доставку',
      'Доставлен',
      'Закрыт',
      'Отменён',
    ])
  })
})

describe('[order.states] listStaffTransitions', () => {
  it.each([
    ['new', ['confirmed', 'cancelled']],
    ['picking', ['ready', 'shipped', 'cancelled']],
    ['delivered', ['closed']],
    ['closed', []],
    ['cancelled', []],
  ] as const)('from %s are %j', (state, steps) => {
    for (const kind of ['courier', 'transport', 'delayed', null])
      expect(listStaffTransitions(state, kind)).toEqual(steps)
  })

  it('an order that is picked up is handed to no courier', () => {
    expect(listStaffTransitions('picking', 'pickup')).toEqual(['ready', 'cancelled'])
    expect(listStaffTransitions('shipped', 'pickup')).toEqual(['delivered', 'cancelled'])
  })
})

describe('getShownState', () => {
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
})

describe('isClosedFor', () => {
  it.each([
    ['Закрыт', [2], true],
    ['Закрыт', [], true],
    ['Закрыт', [29], true],
    ['Закрыт', [26], true],
    ['Закрыт', [1], false],
    ['Закрыт', [2, 1], false],
    ['Доставлен', [2], false],
    ['Отменён', [2], false],
  ])('[role.groups] «%s» for the groups %j: %s', (status, groups, expected) => {
    expect(isClosedFor(status, groups)).toBe(expected)
  })
})

describe('[assembler.gallery] canAssemble', () => {
  const today = '2026-11-20'

  it.each(states.map((state) => [state, state === 'delivered' || state === 'closed'] as const))(
    'an order that is %s, without a day: %s',
    (state, can) => {
      expect(canAssemble({ state, day: null }, today)).toBe(can)
    },
  )

  it.each([
    ['shipped', '2026-11-19', true],
    ['shipped', '2026-11-20', true],
    ['shipped', '2026-11-21', false],
    ['ready', '2026-11-20', false],
    ['picking', '2026-11-20', false],
    ['delivered', '2026-11-21', true],
  ] as const)('an order that is %s, for %s: %s', (state, day, can) => {
    expect(canAssemble({ state, day }, today)).toBe(can)
  })
})
