import { describe, expect, it } from 'vitest'
import { calculateProlongedEnd } from './calculate-prolonged-end.ts'

const orderedAt = new Date('2026-11-20T10:00:00Z')
const unproven = { orderedAt, isProven: false }

describe('[order.reservation] calculateProlongedEnd', () => {
  it.each([
    ['15 minutes after the attempt', unproven, '10:20:00', '2026-11-20T10:35:00Z'],
    ['at most an hour after an unproven order', unproven, '10:45:00', '2026-11-20T11:00:00Z'],
    ['not a second later', unproven, '10:45:01', '2026-11-20T11:00:00Z'],
    ['nor for a later attempt', unproven, '12:00:00', '2026-11-20T11:00:00Z'],
    [
      'half an hour more for a proven order too',
      { orderedAt: new Date('2026-11-19T10:00:00Z'), isProven: true },
      '10:20:00',
      '2026-11-20T10:30:00Z',
    ],
  ])('is %s', (_name, order, endsAt, expected) => {
    const attemptEndsAt = new Date(`2026-11-20T${endsAt}Z`)
    expect(calculateProlongedEnd({ ...order, attemptEndsAt })).toEqual(new Date(expected))
  })
})
