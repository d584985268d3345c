import { describe, expect, it } from 'vitest'
import { defaultSlotReason, listSlotReasons } from './list-slot-reasons.ts'

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
