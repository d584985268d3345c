import { describe, expect, it } from 'vitest'
import { isRunning } from './is-running.ts'

const at = (text: string) => new Date(`2026-11-21T${text}Z`)
const now = at('12:00:00')

describe('isRunning', () => {
  it.each([
    ['open at both ends', null, null, true],
    ['beginning now', now, null, true],
    ['beginning in a second', at('12:00:01'), null, false],
    ['ending in a second', null, at('12:00:01'), true],
    ['ending now', null, now, false],
    ['between', at('11:00:00'), at('13:00:00'), true],
    ['over', at('10:00:00'), at('11:00:00'), false],
  ])('%s', (_, startsAt, endsAt, expected) => {
    expect(isRunning({ startsAt, endsAt }, now)).toBe(expected)
  })
})
