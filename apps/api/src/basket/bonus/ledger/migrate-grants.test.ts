import { readFile } from 'node:fs/promises'
import { createTestDatabase } from '@svetlitsa/config/test-database/create-test-database.ts'
import pg from 'pg'
import { expect, it } from 'vitest'

const migration = new URL('../../../../migrations/0042_bonus_ledger.sql', import.meta.url)
const tables = ['bonus_entry', 'bonus_lot', 'bonus_operation', 'bonus_account']

it('[bonus.ledger] the grants of earlier releases become lots that live 12 months', async () => {
  const database = await createTestDatabase()
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  // The state before the migration.
  await client.query(`drop table ${tables.join(', ')}`)
  await client.query('drop function keep_bonus_entry')
  await client.query('alter table basket drop column bonus_phone')
  await client.query(`insert into bonus_grant (phone, reason, amount, created_at) values
    ('79005550001', 'subscription', 300, '2026-02-28T10:00:00Z'),
    ('79005550001', 'promotion:a', 100, '2024-02-29T10:00:00Z'),
    ('79005550002', 'subscription', 300, '2026-03-01T10:00:00Z')`)
  await client.query('begin')
  const statements = (await readFile(migration, 'utf8')).split('--> statement-breakpoint')
  for (const statement of statements) await client.query(statement)
  await client.query('commit')

  const accounts = await client.query('select phone, balance from bonus_account order by phone')
  expect(accounts.rows).toEqual([
    { phone: '79005550001', balance: 400 },
    { phone: '79005550002', balance: 300 },
  ])
  const lots = await client.query(
    `select reason, left_amount, credited_at, expires_at from bonus_lot
     where phone = '79005550001' order by credited_at`,
  )
  expect(lots.rows).toEqual([
    {
      reason: 'promotion:a',
      left_amount: 100,
      credited_at: new Date('2024-02-29T10:00:00Z'),
      expires_at: new Date('2025-02-28T10:00:00Z'),
    },
    {
      reason: 'subscription',
      left_amount: 300,
      credited_at: new Date('2026-02-28T10:00:00Z'),
      expires_at: new Date('2027-02-28T10:00:00Z'),
    },
  ])
  const { rows } = await client.query('select sum(amount)::int as amount from bonus_entry')
  expect(rows).toEqual([{ amount: 700 }])
  await client.end()
  await database.drop()
})
