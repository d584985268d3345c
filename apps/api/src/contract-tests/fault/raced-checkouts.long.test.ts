import { expect, it } from 'vitest'
import { raceCheckouts } from '../../test-support/fault/race-checkouts.ts'

const CHECKOUTS = 10_000
const MAX_MS = 25 * 60_000

it(
  '[money.audit] ten thousand raced checkouts owe nobody anything',
  async () => {
    const result = await raceCheckouts({
      seed: 7,
      checkouts: CHECKOUTS,
      clients: 20,
      processes: 2,
      faults: 40,
      pauseMs: 4_000,
      hangMs: 10_000,
      maxMs: MAX_MS,
    })
    // For docs/measurements.md.
    process.stdout.write(`${JSON.stringify(result)}\n`)
    expect(result.violations).toEqual([])
    expect(result.begun).toBeGreaterThanOrEqual(CHECKOUTS)
  },
  MAX_MS + 180_000,
)
