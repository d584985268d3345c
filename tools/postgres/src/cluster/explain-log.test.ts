import { expect, it } from 'vitest'
import { explainLog, isMemoryInUse } from './explain-log.ts'

it.each([
  ['FATAL:  could not write lock file "postmaster.pid": No space left on device', 'disk is full'],
  ['FATAL:  database files are incompatible with server', 'another version'],
  ['FATAL:  could not create shared memory segment: Cannot allocate memory', 'shared memory'],
  ['FATAL:  could not open file "global/pg_control": Permission denied', 'owner'],
])('explains %s', (log, explanation) => {
  expect(explainLog(`LOG:  starting PostgreSQL\n${log}`)).toContain(explanation)
})

it('returns nothing for an unrecognised log', () => {
  expect(explainLog('LOG:  database system is ready to accept connections')).toBeUndefined()
})

it.each([
  ['the server itself', 28, true],
  ['another one, which has started since', 29, false],
])('finds in the log that the memory was in use for %s', (_which, pid, expected) => {
  const log = `2026-12-01 00:50:29.253 UTC [16] FATAL:  terminating connection due to unexpected postmaster exit
2026-12-01 00:50:29.292 UTC [28] FATAL:  pre-existing shared memory block (key 1990665, ID 229428) is still in use
2026-12-01 00:50:29.292 UTC [28] HINT:  Terminate any old server processes associated with data directory "/var/lib/postgres".
2026-12-01 00:50:29.325 UTC [13] FATAL:  terminating connection due to unexpected postmaster exit`
  expect(isMemoryInUse(log, pid)).toBe(expected)
})
