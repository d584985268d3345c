import { describe, expect, it } from 'vitest'
import type { AssemblySlot } from './assembly-slot.ts'
import { finishReplacement } from './finish-replacement.ts'
import { markForReplacement } from './mark-for-replacement.ts'

const buildFreeSlot = (id: string): AssemblySlot => ({
  id,
  chosen: false,
  replace: false,
  orderId: null,
  reason: null,
})
const buildTakenSlot = (id: string, orderId = '500'): AssemblySlot => ({
  ...buildFreeSlot(id),
  orderId,
  reason: 'Сборка',
})
const chooseSlot = (slot: AssemblySlot): AssemblySlot => ({ ...slot, chosen: true })

describe('markForReplacement', () => {
  it('marks the chosen slots, clears the selection and leaves the others', () => {
    expect(markForReplacement([chooseSlot(buildTakenSlot('1')), buildFreeSlot('2')])).toEqual([
      { ...buildTakenSlot('1'), replace: true },
      buildFreeSlot('2'),
    ])
  })
})

describe('finishReplacement', () => {
  const marked = markForReplacement([chooseSlot(buildTakenSlot('1'))])

  it('frees the old slots and assigns the new ones to the order', () => {
    expect(
      finishReplacement([...marked, chooseSlot(buildFreeSlot('2')), buildFreeSlot('3')]),
    ).toEqual([buildFreeSlot('1'), buildTakenSlot('2'), buildFreeSlot('3')])
  })

  it.each([
    ['nothing-marked', [chooseSlot(buildFreeSlot('1'))]],
    ['another-number', [...marked]],
    ['another-number', [...marked, chooseSlot(buildFreeSlot('2')), chooseSlot(buildFreeSlot('3'))]],
    ['slot-taken', [...marked, chooseSlot(buildTakenSlot('2', '501'))]],
    [
      'several-orders',
      [
        ...marked,
        ...markForReplacement([chooseSlot(buildTakenSlot('2', '501'))]),
        chooseSlot(buildFreeSlot('3')),
      ],
    ],
  ])('refuses with %s', (reason, slots) => {
    expect(finishReplacement(slots)).toBe(reason)
  })
})
