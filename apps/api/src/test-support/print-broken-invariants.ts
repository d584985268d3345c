import { openDatabase } from '../platform/database/database.ts'
import { createLogger } from '../platform/logging/logger.ts'
import { findBrokenInvariants } from './money-invariants.ts'

// The money audit for tests of other packages: prints one line for each violated invariant of the
// database at the address in the first argument.
const { db, close } = openDatabase(process.argv[2] ?? '', 1, createLogger('silent'), {
  statementTimeoutMs: 0,
})
for (const broken of await findBrokenInvariants(db)) process.stdout.write(`${broken}\n`)
await close()
