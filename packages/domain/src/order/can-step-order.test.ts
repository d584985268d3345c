import { describe, expect, it } from 'vitest'
import { canStepOrder } from './can-step-order.ts'
import { type OrderState, orderStateLabel, orderSteps } from './order-state.ts'

const states = Object.keys(orderStateLabel) as OrderState[]

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

describe('[order.states] canStepOrder', () => {
  it.each(states.flatMap((from) => states.map((to) => [from, to] as const)))(
    '%s to %s',
    (from, to) => {
      expect(canStepOrder(from, to)).toBe(allowed.includes(`${from}>${to}`))
    },
  )

  it('every path ends in a closed or a cancelled order', () => {
    const ends = (state: OrderState): boolean =>
      state === 'closed' || state === 'cancelled' || orderSteps[state].every(ends)
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
