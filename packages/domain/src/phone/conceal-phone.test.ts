import { describe, expect, it } from 'vitest'
import { concealPhone } from './conceal-phone.ts'

describe('concealPhone', () => {
  it('shows only the last two digits', () => {
    expect(concealPhone('89161234567')).toBe('+7 (•••) •••-••-67')
  })

  it('shows nothing of an incomplete number', () => {
    expect(concealPhone('916123')).toBe('+7 (•••) •••-••-••')
  })
})
