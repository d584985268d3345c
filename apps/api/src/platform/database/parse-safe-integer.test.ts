import { createTestDatabase } from '@svetlitsa/config/test-database/create-test-database.ts'
import pg from 'pg'
import { expect, it } from 'vitest'
import './database.ts'
import { parseSafeInteger } from './parse-safe-integer.ts'

it.each([
  ['0', 0],
  ['-5000000000', -5_000_000_000],
  [5_000_000_000, 5_000_000_000],
  ['9007199254740991', Number.MAX_SAFE_INTEGER],
])('reads %j as %i', (value, expected) => {
  expect(parseSafeInteger(value)).toBe(expected)
})

it.each(['9007199254740992', '-9007199254740992', '1.5', 'NaN', ''.padStart(40, '9')])(
  'refuses %s, which it cannot hold',
  (value) => {
    expect(() => parseSafeInteger(value)).toThrow(RangeError)
  },
)

it('every bigint of the database is read by it, also in a list', async () => {
  const database = await createTestDatabase()
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  const { rows } = await client.query(
    "select 5000000000::bigint as sum, '{5000000000,null}'::bigint[] as sums",
  )
  expect(rows).toEqual([{ sum: 5_000_000_000, sums: [5_000_000_000, null] }])
  await client.end()
  await database.drop()
})
