import { describe, expect, it } from 'vitest'
import { sanitizePhone } from './phone-link.ts'

describe('sanitizePhone', () => {
  it.each([
    ['+7 (495) 123-45-67', '+74951234567'],
    ['8\u00a0(800)\u00a0555‑35‑35', '88005553535'],
    ['8\u2009(800)\u200b 555—35−35', '88005553535'],
    ['8.800.555.35.35', '88005553535'],
    ['+7 (495) 123-45-67 доб. 12', '+74951234567'],
    ['8 800 555-35-35, доб. 2', '88005553535'],
    ['*123#', '*123#'],
    ['', ''],
  ])('turns «%s» into «%s»', (phone, expected) => {
    expect(sanitizePhone(phone)).toBe(expected)
  })
})
