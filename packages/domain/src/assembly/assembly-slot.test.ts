import { describe, expect, it } from 'vitest'
import {
  type AssemblySlot,
  defaultSlotReason,
  finishReplacement,
  isWholeDay,
  listSlotReasons,
  markForReplacement,
} from './assembly-slot.ts'

describe('listSlotReasons', () => {
  it('offers only assembly for single slots', () => {
    expect(listSlotReasons(false)).toEqual(['Сборка'])
  })

  it('also offers a holiday and a day off for a range', () => {
    expect(listSlotReasons(true)).toEqual(['Сборка', 'Отпуск', 'ВыходнойДень'])
  })

  it('lists the default first', () => {
    expect(listSlotReasons(true)[0]).toBe(defaultSlotReason)
  })
})

describe('isWholeDay', () => {
  const day = (chosen: number, free: number) => [
    ...Array.from({ length: chosen }, () => ({ chosen: true })),
    ...Array.from({ length: free }, () => ({ chosen: false })),
  ]

  it.each([
    [0, 5, false],
    [3, 2, false],
    [4, 1, true],
    [5, 0, true],
  ])('%s chosen and %s free: %s', (chosen, free, expected) => {
    expect(isWholeDay(day(chosen, free))).toBe(expected)
  })
})

describe('the replacement of slots', () => {
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
      [
        'another-number',
        [...marked, chooseSlot(buildFreeSlot('2')), chooseSlot(buildFreeSlot('3'))],
      ],
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
})
