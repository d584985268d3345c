import { expect, it } from 'vitest'
import { killWhileOrdering } from '../../test-support/fault/kill-while-ordering.ts'

it('[F9] an API killed before and after every statement of an order leaves it complete or not at all', async () => {
  const { statements, committed } = await killWhileOrdering((count) =>
    Array.from({ length: count }, (_, at) => [
      { at, isForwarded: false },
      { at, isForwarded: true },
    ]).flat(),
  )
  expect(statements).toBeGreaterThan(10)
  expect(committed).toBe(1)
}, 1_800_000)
