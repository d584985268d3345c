import { describe, expect, it } from 'vitest'
import { type CheckoutStep, canOpenStep } from './can-open-step.ts'

describe('canOpenStep', () => {
  it.each<[number, CheckoutStep[], boolean]>([
    [1, [], true],
    [2, [], false],
    [2, [1], true],
    [3, [1], false],
    [3, [2], false],
    [3, [1, 2], true],
    [1, [1, 2], true],
    [0, [1, 2, 3], false],
    [4, [1, 2, 3], false],
  ])('step %s after %j: %s', (step, done, expected) => {
    expect(canOpenStep(step, done)).toBe(expected)
  })
})
