import { expect, it } from 'vitest'
import { killWhileOrdering } from '../../test-support/fault/kill-while-ordering.ts'

it('[F9] an API killed between two statements of an order leaves it complete or not at all', async () => {
  const { committed } = await killWhileOrdering((statements) => [
    { at: Math.floor(statements / 2), isForwarded: true },
    { at: statements - 1, isForwarded: true },
  ])
  // Only the last: the database received the commit, and the process died before it answered.
  expect(committed).toBe(1)
}, 300_000)
