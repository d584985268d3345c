import { describe, expect, it } from 'vitest'
import { isRunning } from './is-running.ts'

const toMoment = (text: string) => new Date(`2026-11-21T${text}Z`)
const now = toMoment('12:00:00')

describe('isRunning', () => {
  it.each([
    ['open at both ends', null, null, true],
    ['beginning now', now, null, true],
    ['beginning in a second', toMoment('12:00:01'), null, false],
    ['ending in a second', null, toMoment('12:00:01'), true],
    ['ending now', null, now, false],
    ['between', toMoment('11:00:00'), toMoment('13:00:00'), true],
    ['over', toMoment('10:00:00'), toMoment('11:00:00'), false],
  ])('%s', (_, startsAt, endsAt, expected) => {
    expect(isRunning({ startsAt, endsAt }, now)).toBe(expected)
  })
})
