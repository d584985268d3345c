import { join } from 'node:path'
import { readRows, runSql } from '@svetlitsa/config/test-database/run-sql.ts'
import { buildTestEnvironment, root } from '../../env.ts'
import { runProgram } from '../../launcher/run-program.mjs'
import { runAppCommand } from '../../process/build-apps.ts'

/** The smallest shop that can take money: one region with one warehouse. */
export async function fillSmallShop(url: string): Promise<void> {
  const env = {
    ...buildTestEnvironment(),
    DATABASE_URL: url,
    INTERNAL_TOKEN: 'a token between the programs of a test',
  }
  await runAppCommand('Migrating', 'src/command/migrate.ts', env, new AbortController().signal)
  await runSql(
    url,
    `with money as (insert into currency (code, sign, exchange_rate) values ('RUB', '₽', 1) returning code),
       zone as (insert into price_zone (code, name, currency_code)
         select 'ru', 'Россия', code from money returning id),
       place as (insert into region
         (id, code, name, name_in, federal_unit, time_zone, price_zone_id, latitude, longitude)
         select 1, 'moskva', 'Москва', 'в Москве', 'Москва', 'Europe/Moscow', id, 55.7, 37.6
         from zone returning id)
     insert into stock_place (code, kind, name, region_id, address, latitude, longitude)
       select 'main', 'warehouse', 'Склад', id, 'Тверская, 12', 55.7, 37.6 from place`,
  )
}

/** Adds a paid order with its payment, ledger entry and receipt in one transaction. */
export async function addPaidOrder(url: string, number: number): Promise<void> {
  const sum = 1_000 + number
  await runSql(
    url,
    `with purchase as (
         insert into checkout (name, phone, region_id, currency_code, exchange_rate, basket_id, basket_version)
         values ('Анна', '79000000001', 1, 'RUB', 1, ${number}, 1) returning guid),
       bought as (
         insert into shop_order (number, basket_group, place_id, payment_state, goods_sum, delivery_sum, total, paid_sum)
         select 'D-${number}', guid, (select min(id) from stock_place), 'paid', 0, ${sum}, ${sum}, ${sum}
         from purchase returning id),
       paid as (
         insert into payment (basket_group, provider, method, amount, currency_code, state, provider_payment_id)
         select guid, 'sandbox', 'card', ${sum}, 'RUB', 'succeeded', guid::text from purchase returning guid),
       shared as (
         insert into payment_entry (payment_guid, order_id, direction, reason, amount)
         select paid.guid, bought.id, 'in', 'due', ${sum} from paid, bought returning order_id),
       written as (
         insert into receipt (guid, order_id, payment_guid, type, sum, currency_code, cause)
         select gen_random_uuid(), order_id, paid.guid, 'sale', ${sum}, 'RUB', paid.guid::text
         from shared, paid returning id)
     insert into receipt_position (receipt_id, place, kind, name, price, quantity, sum)
       select id, 1, 'advance', 'Аванс', ${sum}, 1, ${sum} from written`,
  )
}

/** What a restored shop must have again: the money, and the number of rows of every table. */
export async function countShop(url: string): Promise<Record<string, unknown>> {
  const [money] = await readRows(
    url,
    `select (select count(*) from shop_order)::int as orders,
       (select sum(paid_sum) from shop_order)::text as paid,
       (select sum(amount) from payment where state = 'succeeded')::text as payments,
       (select sum(amount) from payment_share)::text as shares,
       (select sum(sum) from receipt)::text as receipts,
       (select md5(string_agg(number || total || paid_sum, ',' order by id)) from shop_order) as lines`,
  )
  const rows = await readRows(
    url,
    `select relname as name, (xpath('/row/n/text()',
         query_to_xml(format('select count(*) as n from %I.%I', nspname, relname), true, true, '')
       ))[1]::text::int as rows
     from pg_class join pg_namespace on pg_namespace.oid = relnamespace
     where nspname in ('public', 'drizzle') and relkind = 'r' order by relname`,
  )
  return { ...money, rows: Object.fromEntries(rows.map((row) => [row.name, row.rows])) }
}

/** The money audit of the API's tests; one line for each violated invariant. */
export async function auditMoney(url: string): Promise<string> {
  const file = join('src', 'test-support', 'print-broken-invariants.ts')
  return runProgram(process.execPath, [file, url], {
    cwd: join(root, 'apps', 'api'),
    env: buildTestEnvironment(),
    what: 'The money audit',
  })
}
