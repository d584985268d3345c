import { expect, it } from 'vitest'
import { explainLog } from './explain-log.ts'

it.each([
  ['FATAL:  could not write lock file "postmaster.pid": No space left on device', 'disk is full'],
  ['FATAL:  database files are incompatible with server', 'another version'],
  ['FATAL:  could not create shared memory segment: Cannot allocate memory', 'shared memory'],
  ['FATAL:  could not open file "global/pg_control": Permission denied', 'owner'],
])('puts %s into words', (log, words) => {
  expect(explainLog(`LOG:  starting PostgreSQL\n${log}`)).toContain(words)
})

it('says nothing about a log it does not know', () => {
  expect(explainLog('LOG:  database system is ready to accept connections')).toBeUndefined()
})
