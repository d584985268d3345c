import { expect, it } from 'vitest'
import { getRequestState } from './desk-request.ts'

const moment = new Date('2026-11-20T12:00:00.000Z')

it.each([
  [null, null, 'new'],
  [moment, null, 'work'],
  [moment, moment, 'done'],
  [null, moment, 'done'],
])('taken %s, done %s: %s', (takenAt, doneAt, state) => {
  expect(getRequestState({ takenAt, doneAt })).toBe(state)
})
