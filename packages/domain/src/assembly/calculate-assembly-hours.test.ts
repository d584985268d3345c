import { describe, expect, it } from 'vitest'
import { calculateAssemblyHours } from './calculate-assembly-hours.ts'

describe('calculateAssemblyHours', () => {
  it.each([
    [0, 3],
    [1, 3],
    [179, 3],
    [180, 3],
    [181, 6],
    [360, 6],
    [361, 9],
  ])('%s minutes take %s hours', (minutes, hours) => {
    expect(calculateAssemblyHours(minutes)).toBe(hours)
  })
})
