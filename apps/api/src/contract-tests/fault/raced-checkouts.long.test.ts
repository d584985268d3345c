import { expect, it } from 'vitest'
import { raceCheckouts } from '../../test-support/fault/race-checkouts.ts'

const CHECKOUTS = 10_000
/** Quiet it takes a quarter of an hour, beside other suites several; only a race that hangs ends here. */
const MAX_MS = 4 * 60 * 60_000

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
