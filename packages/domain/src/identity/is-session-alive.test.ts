import { describe, expect, it } from 'vitest'
import { isSessionAlive } from './is-session-alive.ts'

const now = new Date('2026-11-20T12:00:00.000Z')
const hourMs = 3_600_000
const dayMs = 24 * hourMs
const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds)

describe('isSessionAlive', () => {
  it.each([
    [[2], 90 * dayMs - 1, true],
    [[2], 90 * dayMs, false],
    [[], 90 * dayMs - 1, true],
    [[], 90 * dayMs, false],
    [[60], 90 * dayMs - 1, true],
    [[2, 29], 2 * hourMs - 1, true],
    [[2, 29], 2 * hourMs, false],
  ])('groups %j, unused for %s ms: %s', (groups, unusedMs, expected) => {
    const lastSeenAt = ago(unusedMs)
    expect(isSessionAlive({ groups, startedAt: lastSeenAt, lastSeenAt, now })).toBe(expected)
  })

  it.each([
    [[20], 12 * hourMs - 1, true],
    [[20], 12 * hourMs, false],
    [[2], 400 * dayMs, true],
  ])('groups %j, used just now, begun %s ms ago: %s', (groups, ageMs, expected) => {
    expect(isSessionAlive({ groups, startedAt: ago(ageMs), lastSeenAt: now, now })).toBe(expected)
  })
})
