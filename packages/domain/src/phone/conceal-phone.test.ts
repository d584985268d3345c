import { describe, expect, it } from 'vitest'
import { concealPhone } from './conceal-phone.ts'

describe('concealPhone', () => {
  it('tells the last two digits only', () => {
    expect(concealPhone('89161234567')).toBe('+7 (•••) •••-••-67')
  })

  it('tells nothing of what is no full number', () => {
    expect(concealPhone('916123')).toBe('+7 (•••) •••-••-••')
  })
})
