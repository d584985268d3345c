import { describe, expect, it } from 'vitest'
import { finishReplacement } from './finish-replacement.ts'
import { markForReplacement } from './mark-for-replacement.ts'
import type { Slot } from './slot.ts'

const free = (id: number): Slot => ({
  id,
  chosen: false,
  replace: false,
  orderId: null,
  reason: null,
})
const ofOrder = (id: number, orderId = 500): Slot => ({ ...free(id), orderId, reason: 'Сборка' })
const choose = (slot: Slot): Slot => ({ ...slot, chosen: true })

describe('markForReplacement', () => {
  it('marks the chosen slots, clears the choice and leaves the others', () => {
    expect(markForReplacement([choose(ofOrder(1)), free(2)])).toEqual([
      { ...ofOrder(1), replace: true },
      free(2),
    ])
  })
})

describe('finishReplacement', () => {
  const marked = markForReplacement([choose(ofOrder(1))])

  it('frees the old slots and assigns the new ones to the order', () => {
    expect(finishReplacement([...marked, choose(free(2)), free(3)])).toEqual([
      free(1),
      ofOrder(2),
      free(3),
    ])
  })

  it.each([
    ['nothing-marked', [choose(free(1))]],
    ['another-number', [...marked]],
    ['another-number', [...marked, choose(free(2)), choose(free(3))]],
    ['slot-taken', [...marked, choose(ofOrder(2, 501))]],
    [
      'several-orders',
      [...marked, ...markForReplacement([choose(ofOrder(2, 501))]), choose(free(3))],
    ],
  ])('refuses with %s', (reason, slots) => {
    expect(finishReplacement(slots)).toBe(reason)
  })
})
