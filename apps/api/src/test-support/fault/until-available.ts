import { setTimeout as sleep } from 'node:timers/promises'
import { isDatabaseUnavailable } from '../../platform/database/is-database-unavailable.ts'

const RETRY_MS = 200
const PATIENCE_MS = 30 * 60_000

/**
 * Repeats what a race does to the database while that cannot answer. On a busy machine a shopper may
 * lock a row longer than a statement waits for it, which is no fault of the shop.
 */
export async function untilAvailable<Result>(run: () => Promise<Result>): Promise<Result> {
  const endsAt = performance.now() + PATIENCE_MS
  for (;;) {
    try {
      return await run()
    } catch (error) {
      if (!isDatabaseUnavailable(error) || performance.now() > endsAt) throw error
      await sleep(RETRY_MS)
    }
  }
}
