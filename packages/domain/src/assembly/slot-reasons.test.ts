import { describe, expect, it } from 'vitest'
import { defaultSlotReason, slotReasons } from './slot-reasons.ts'

describe('slotReasons', () => {
  it('are only the assembly for single slots', () => {
    expect(slotReasons(false)).toEqual(['Сборка'])
  })

  it('are a holiday and a day off too for a range', () => {
    expect(slotReasons(true)).toEqual(['Сборка', 'Отпуск', 'ВыходнойДень'])
  })

  it('begin with the default', () => {
    expect(slotReasons(true)[0]).toBe(defaultSlotReason)
  })
})
