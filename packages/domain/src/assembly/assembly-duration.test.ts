import { describe, expect, it } from 'vitest'
import { assemblyDuration } from './assembly-duration.ts'

describe('assemblyDuration', () => {
  it.each([
    [0, 3],
    [1, 3],
    [179, 3],
    [180, 3],
    [181, 6],
    [360, 6],
    [361, 9],
  ])('of %s minutes is %s hours', (minutes, hours) => {
    expect(assemblyDuration(minutes)).toBe(hours)
  })
})
