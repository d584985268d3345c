import { createTestDatabase } from '@svetlitsa/config/test-database/create-test-database.ts'
import pg from 'pg'
import { expect, it } from 'vitest'
import { nameConnection } from './connection-name.ts'

it.each([
  ['', 'svetlitsa'],
  ['?application_name=mass', 'svetlitsa mass'],
  ['?application_name=svetlitsa%20mass', 'svetlitsa mass'],
  ['?connect_timeout=30', 'svetlitsa'],
])('a connection to the address%s is named «%s»', async (ending, expected) => {
  const database = await createTestDatabase()
  const client = new pg.Client({ connectionString: nameConnection(database.url + ending) })
  await client.connect()
  const { rows } = await client.query("select current_setting('application_name') as name")
  expect(rows).toEqual([{ name: expected }])
  await client.end()
  await database.drop()
})
