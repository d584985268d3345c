import { describe, expect, it } from 'vitest'
import { followUpId } from './follow-up-id.ts'
import { isFollowUp } from './is-follow-up.ts'

describe('followUpId', () => {
  it.each([
    ['100500', 1, '100500-1'],
    ['100500', 12, '100500-12'],
    ['100500-1', 2, '100500-2'],
  ])('of %s, number %s, is %s', (orderId, number, expected) => {
    expect(followUpId(orderId, number)).toBe(expected)
  })

  it.each([0, -1, 1.5])('refuses the number %s', (number) => {
    expect(() => followUpId('100500', number)).toThrow(RangeError)
  })

  it('is known by its dash', () => {
    expect(isFollowUp('100500')).toBe(false)
    expect(isFollowUp(followUpId('100500', 1))).toBe(true)
  })
})
