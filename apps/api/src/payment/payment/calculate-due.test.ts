import { expect, it } from 'vitest'
import { calculateDue } from './calculate-due.ts'

it.each([
  { what: 'nothing paid', state: 'new', total: 100, credited: 0, due: 100 },
  { what: 'a part', state: 'confirmed', total: 100, credited: 99, due: 1 },
  { what: 'all', state: 'confirmed', total: 100, credited: 100, due: 0 },
  { what: 'more than it costs by now', state: 'confirmed', total: 100, credited: 101, due: 0 },
  { what: 'nothing any more', state: 'cancelled', total: 100, credited: 0, due: 0 },
] as const)('an order with $what paid owes $due', ({ due, ...order }) => {
  expect(calculateDue(order)).toBe(due)
})
