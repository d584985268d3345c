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
]

describe('canStepOrder', () => {
  it.each(states.flatMap((from) => states.map((to) => [from, to] as const)))(
    '%s to %s',
    (from, to) => {
      expect(canStepOrder(from, to)).toBe(allowed.includes(`${from}>${to}`))
    },
  )

  it('every order can reach a final state', () => {
    const ends = (state: OrderState): boolean =>
      orderSteps[state].length === 0 || orderSteps[state].every(ends)
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
