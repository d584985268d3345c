import { describe, expect, it } from 'vitest'
import { canAssemble } from './can-assemble.ts'
import { type OrderState, orderStateLabel } from './order-state.ts'

const today = '2026-11-20'
const states = Object.keys(orderStateLabel) as OrderState[]

describe('[assembler.gallery] canAssemble', () => {
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
