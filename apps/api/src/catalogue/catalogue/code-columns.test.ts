import {
  createTestDatabase,
  type TestDatabase,
} from '@svetlitsa/config/test-database/create-test-database.ts'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'

let database: TestDatabase
let client: pg.Client
beforeAll(async () => {
  database = await createTestDatabase()
  client = new pg.Client({ connectionString: database.url })
  await client.connect()
  await client.query(`insert into section (code, name, path) values ('divany', 'Диваны', '{1}')`)
  await client.query(`insert into vendor (code, name) values ('loft', 'Loft')`)
  await client.query(`insert into tag (section_id, code, name) values (1, 'loft', 'Лофт')`)
  await client.query(`insert into product (code, name, section_id, vendor_id)
    values ('stol', 'Стол', 1, 1)`)
  await client.query(`insert into property (code, name, type) values ('CVET', 'Цвет', 'list')`)
})
afterAll(async () => {
  await client.end()
  await database.drop()
})

it.each(['section', 'tag', 'vendor', 'product', 'property'])(
  '[feed.addresses] %s refuses a code that no address can hold',
  async (table) => {
    const update = client.query(`update ${table} set code = repeat('a', 201)`)
    await expect(update).rejects.toThrow(`${table}_code`)
  },
)
