import type { Services } from '../../../platform/services/services.ts'
import { deleteOldRuns, deleteSession, findEndedSessions } from '../exchange.queries.ts'
import { buildSessionPrefix } from './exchange-files.ts'

const BATCH = 200
/** An import that began at the end of a session may still read its files. */
const KEPT_MS = 24 * 3_600_000
/** What the log of exchanges shows. */
const RUNS_KEPT_MS = 180 * 24 * 3_600_000

/**
 * Deletes ended sessions with what they sent: bytes first, then the row, so that after a crash the
 * next sweep finds the rest. Deletes the log of what was exchanged half a year ago.
 */
export async function sweepExchangeSessions({ database, storage, clock }: Services): Promise<void> {
  const now = clock.now().getTime()
  await deleteOldRuns(database.db, new Date(now - RUNS_KEPT_MS))
  const before = new Date(now - KEPT_MS)
  for (const id of await findEndedSessions(database.db, before, BATCH)) {
    for await (const { key } of storage.list(buildSessionPrefix(id))) await storage.delete(key)
    await deleteSession(database.db, id)
  }
}
