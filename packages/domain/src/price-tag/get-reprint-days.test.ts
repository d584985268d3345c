import { describe, expect, it } from 'vitest'
import { getReprintDays } from './get-reprint-days.ts'

const days = { validFrom: '2026-11-01', validTo: '2026-11-20' }

describe('getReprintDays', () => {
  it.each([
    ['2026-10-31', days],
    ['2026-11-19', days],
    ['2026-11-20', days],
    ['2026-11-21', null],
  ])('[retail.price] on %s a tag of 1 to 20 November has %j', (today, expected) => {
    expect(getReprintDays(days, today)).toEqual(expected)
  })

  it('[retail.price] a tag without dates stays without', () => {
    expect(getReprintDays({ validFrom: null, validTo: null }, '2026-11-20')).toBeNull()
  })
})
