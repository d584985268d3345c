import { readFile } from 'node:fs/promises'
import { createTestDatabase } from '@svetlitsa/config/test-database/create-test-database.ts'
import pg from 'pg'
import { expect, it } from 'vitest'

const migration = new URL('../../../migrations/0099_addresses.sql', import.meta.url)
const tables = ['section', 'tag', 'promotion', 'interior_style', 'vendor', 'product', 'property']
const long = `shkaf-${'dvukhstvorchatyy-'.repeat(20)}belyy`

it('[feed.addresses] codes that no address can hold are cut at the end of a word, and the columns refuse new ones', async () => {
  const database = await createTestDatabase()
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  // The state before the migration.
  await client.query('drop table page_announcement')
  for (const table of tables) {
    await client.query(`alter table ${table} drop constraint ${table}_code`)
  }
  await client.query(`insert into section (code, name, path) values
    ('divany', 'Диваны', '{1}'), ('${long}', 'Шкафы', '{2}'), ('${long}2', 'Шкафы', '{3}')`)
  await client.query(`insert into tag (section_id, code, name) values (1, 'Loft!', 'Лофт')`)
  await client.query(`insert into vendor (code, name) values ('0', '0'), ('IKEA', 'IKEA')`)
  await client.query(`insert into product (code, name, section_id, vendor_id) values
    ('stol', 'Стол', 1, 1), ('${long}', 'Шкаф', 1, 1), ('${'щ'.repeat(300)}', 'Щит', 1, 1)`)
  await client.query(`insert into property (code, name, type) values
    ('CVET', 'Цвет', 'list'), ('${long.toUpperCase().replaceAll('-', '_')}', 'Створки', 'list')`)
  await client.query('begin')
  const statements = (await readFile(migration, 'utf8')).split('--> statement-breakpoint')
  for (const statement of statements) await client.query(statement)
  await client.query('commit')

  const readCodes = async (table: string) => {
    const { rows } = await client.query(`select code from ${table} order by id`)
    return rows.map(({ code }) => code)
  }
  const words = (count: number) => 'dvukhstvorchatyy-'.repeat(count)
  expect(await readCodes('section')).toEqual(['divany', `shkaf-${words(6)}2`, `shkaf-${words(6)}3`])
  expect(await readCodes('tag')).toEqual(['loft-1'])
  expect(await readCodes('vendor')).toEqual(['0-1', 'ikea-2'])
  expect(await readCodes('product')).toEqual(['stol', `shkaf-${words(11)}2`, '3'])
  expect(await readCodes('property')).toEqual([
    'CVET',
    `SHKAF_${words(3)}2`.toUpperCase().replaceAll('-', '_'),
  ])
  for (const table of tables.filter((name) => !/promotion|style/.test(name))) {
    const update = client.query(`update ${table} set code = repeat('a', 201)`)
    await expect(update).rejects.toThrow(`${table}_code`)
  }
  await client.end()
  await database.drop()
})
