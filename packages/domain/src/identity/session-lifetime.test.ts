import { describe, expect, it } from 'vitest'
import { isSessionAlive } from './session-lifetime.ts'

const now = new Date('2026-11-20T12:00:00.000Z')
const hourMs = 3_600_000
const dayMs = 24 * hourMs
const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds)
const later = new Date(now.getTime() + dayMs)

describe('isSessionAlive', () => {
  it.each([
    [[2], 90 * dayMs - 1, true],
    [[2], 90 * dayMs, false],
    [[], 90 * dayMs - 1, true],
    [[], 90 * dayMs, false],
    [[60], 90 * dayMs - 1, true],
    [[2, 29], 2 * hourMs - 1, true],
    [[2, 29], 2 * hourMs, false],
  ])('groups %j, idle for %s ms: %s', (groups, unusedMs, expected) => {
    const lastSeenAt = ago(unusedMs)
    expect(isSessionAlive({ groups, lastSeenAt, expiresAt: later, now })).toBe(expected)
  })

  it.each([
    [[20], -1, true],
    [[20], 0, false],
    [[2], 1, false],
  ])('groups %j, used just now, %s ms after its end: %s', (groups, overMs, expected) => {
    expect(isSessionAlive({ groups, lastSeenAt: now, expiresAt: ago(overMs), now })).toBe(expected)
  })
})
