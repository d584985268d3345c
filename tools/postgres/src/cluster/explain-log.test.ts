import { expect, it } from 'vitest'
import { explainLog } from './explain-log.ts'

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
