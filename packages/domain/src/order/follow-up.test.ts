import { describe, expect, it } from 'vitest'
import { buildFollowUpId, isFollowUp } from './follow-up.ts'

describe('buildFollowUpId', () => {
  it.each([
    ['100500', 1, '100500-1'],
    ['100500', 12, '100500-12'],
    ['100500-1', 2, '100500-2'],
  ])('follow-up of %s, number %s, is %s', (orderId, number, expected) => {
    expect(buildFollowUpId(orderId, number)).toBe(expected)
  })

  it.each([0, -1, 1.5])('refuses the number %s', (number) => {
    expect(() => buildFollowUpId('100500', number)).toThrow(RangeError)
  })

  it('is recognized by its dash', () => {
    expect(isFollowUp('100500')).toBe(false)
    expect(isFollowUp(buildFollowUpId('100500', 1))).toBe(true)
  })
})
