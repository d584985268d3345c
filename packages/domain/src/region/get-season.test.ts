import { describe, expect, it } from 'vitest'
import { getSeason } from './get-season.ts'

const calm = { BlackFriday: false, cyberMonday: false, newYearSale: false }

describe('getSeason', () => {
  it.each([
    [{}, null],
    [{ BlackFriday: true }, 'black-friday'],
    [{ cyberMonday: true }, 'cyber-monday'],
    [{ newYearSale: true }, 'new-year'],
    [{ BlackFriday: true, newYearSale: true }, 'black-friday'],
    [{ BlackFriday: true, cyberMonday: true, newYearSale: true }, 'cyber-monday'],
  ])(
    '[region.black-friday] [region.cyber-monday] [region.new-year-sale] of %j is %s',
    (flags, expected) => {
      expect(getSeason({ ...calm, ...flags })).toBe(expected)
    },
  )
})
