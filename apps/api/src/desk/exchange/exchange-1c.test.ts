import { sql } from 'drizzle-orm'
import { strToU8, zipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createExchangeClient } from '../../test-support/exchange-client.ts'
import { buildCommercemlSet, toWindows1251 } from '../../test-support/fixtures/commerceml.ts'
import { addGoods } from '../../test-support/fixtures/goods.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'
import { revokeApiKey } from '../api-key/api-key.queries.ts'
import { sweepExchangeSessions } from './session/sweep-exchange-sessions.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ fill: addGoods, withWorker: true })
})
afterAll(() => api.close())

const { addKey, ask, logIn } = createExchangeClient(() => api)

async function readGoods() {
  const { rows } = await api.db.execute(sql`
    select o.external_id as id, p.name, pr.amount as price, s.name as section, v.name as vendor,
      (select jsonb_object_agg(place_id, on_hand) from stock where offer_id = o.id) as stock
    from offer o join product p on p.id = o.product_id join section s on s.id = p.section_id
    join vendor v on v.id = p.vendor_id
    left join price pr on pr.offer_id = o.id and pr.zone_id = 1
    where o.external_id like 'good-%' order by o.external_id`)
  return rows
}

async function sendCatalog(set = buildCommercemlSet()) {
  const session = await logIn()
  await session.get('mode=init')
  for (const [name, text] of Object.entries(set)) await session.send(name, text)
  expect(await session.import('import.xml')).toMatch(/^success/)
  expect(await session.import('offers.xml')).toMatch(/^success/)
}

describe('[exchange.commerceml] a catalogue from 1C', () => {
  it('comes in by the recorded lines of a session: goods, retail price and stock of each warehouse', async () => {
    const session = await logIn()
    expect((await session.get('mode=init')).text).toBe('zip=yes\nfile_limit=8388608')
    const set = buildCommercemlSet()
    expect((await session.send('import.xml', set['import.xml'])).text).toBe('success')
    expect((await session.send('offers.xml', set['offers.xml'])).text).toBe('success')
    expect(await session.import('import.xml')).toMatch(/^success\n0 offers read/)
    expect(await session.import('offers.xml')).toMatch(
      /^success\n6 offers read, 6 taken, 0 refused/,
    )
    const goods = await readGoods()
    expect(goods).toHaveLength(6)
    expect(goods).toContainEqual({
      id: 'good-2#дуб',
      name: 'Стол 2',
      price: 10_000,
      section: 'Столы',
      vendor: 'Дубрава',
      stock: { 1: 2, 3: 4 },
    })
    expect((await session.get('mode=init')).type).toBe('text/plain; charset=utf-8')
  })

  it('changes nothing the second time, and then only what 1C sends', async () => {
    await sendCatalog()
    const session = await logIn()
    const { 'offers.xml': again } = buildCommercemlSet()
    await session.send('offers.xml', again)
    const report = await session.import('offers.xml')
    expect(report).toMatch(/products +0 added, 0 changed/)
    expect(report).toMatch(/prices +0 added, 0 changed/)
    const { 'offers.xml': cheaper } = buildCommercemlSet({ price: 9_000 })
    const next = await logIn()
    await next.send('prices.xml', cheaper)
    expect(await next.import('prices.xml')).toMatch(/prices +0 added, 6 changed/)
    expect(await readGoods()).toContainEqual(
      expect.objectContaining({ price: 9_000, section: 'Столы' }),
    )
  })

  it('is imported once, however often 1C asks after it has ended', async () => {
    await sendCatalog()
    const session = await logIn()
    const { 'offers.xml': dearer } = buildCommercemlSet({ price: 12_000 })
    await session.send('offers.xml', dearer)
    const report = await session.import('offers.xml')
    expect(report).toMatch(/prices +0 added, 6 changed/)
    // As 1C asks after `progress`, when the import has ended between its two questions.
    expect(await session.import('offers.xml')).toBe(report)
    const { 'offers.xml': cheaper } = buildCommercemlSet({ price: 11_000 })
    await session.get('mode=init')
    await session.send('offers.xml', cheaper)
    expect(await session.import('offers.xml')).toMatch(/prices +0 added, 6 changed/)
    await session.get('mode=init')
    expect(await session.import('offers.xml')).toMatch(/^failure\noffers.xml was not sent/)
  })

  it('comes in windows-1251, zipped and in parts', async () => {
    const set = buildCommercemlSet({ suffix: ' «Ясень»' })
    const archive = Buffer.from(
      zipSync({
        'import.xml': toWindows1251(set['import.xml']),
        'offers.xml': strToU8(set['offers.xml']),
      }),
    )
    const session = await logIn()
    await session.get('mode=init')
    for (let from = 0; from < archive.length; from += 700)
      await session.send('set.zip', archive.subarray(from, from + 700))
    expect(await session.import('import.xml')).toMatch(/^success/)
    expect(await session.import('offers.xml')).toMatch(/^success/)
    expect((await readGoods())[0]).toMatchObject({ name: 'Стол 1 «Ясень»' })
  })

  const { 'import.xml': whole, 'offers.xml': offers } = buildCommercemlSet({ suffix: ' враг' })
  const bomb = Buffer.from(zipSync({ 'import.xml': new Uint8Array(600_000_000) }, { level: 9 }))
  it.each([
    ['half a file', 'import.xml', whole.slice(0, whole.length / 2), /unclosed|end|неза/i],
    [
      'entities',
      'import.xml',
      whole.replace('?>', '?>\n<!DOCTYPE x [<!ENTITY a "b">]>'),
      /document type/,
    ],
    [
      'bytes of another encoding',
      'import.xml',
      Buffer.concat(
        [toWindows1251(whole)].map((part) =>
          Buffer.from(part.toString('latin1').replace('windows-1251', 'UTF-8'), 'latin1'),
        ),
      ),
      /invalid in the encoding/,
    ],
    ['something else', 'import.xml', '<yml_catalog/>', /root element/],
    ['a zip bomb', 'set.zip', bomb, /too many bytes/],
    [
      'a path out of the folder',
      'set.zip',
      Buffer.from(zipSync({ '../../import.xml': strToU8(whole) })),
      /refused|wrong name/,
    ],
    [
      'an archive that ends early',
      'set.zip',
      Buffer.from(zipSync({ 'import.xml': strToU8(whole) })).subarray(0, 300),
      /refused/,
    ],
  ])(
    'with %s is refused clearly, and nothing of it is saved',
    async (_name, file, body, reason) => {
      await sendCatalog()
      const before = await readGoods()
      const session = await logIn()
      await session.send(file, body)
      const answer = await session.import('import.xml')
      expect(answer).toMatch(/^failure\n/)
      expect(answer).toMatch(reason)
      expect(await readGoods()).toEqual(before)
      // The session goes on: the file is sent again from the start.
      await session.get('mode=init')
      await session.send('offers.xml', offers)
      expect(await session.import('offers.xml')).toMatch(/^success/)
    },
    60_000,
  )

  it.each(['../import.xml', '/etc/passwd', 'a/../../b.xml', '.hidden', ''])(
    'refuses the file name «%s»',
    async (name) => {
      const session = await logIn()
      const answer = await session.send(encodeURIComponent(name), 'x')
      expect(answer.text).toMatch(/^failure\nthe file has a wrong name/)
    },
  )

  it('waits for an import that is running: both are whole', async () => {
    const [one, other] = [
      buildCommercemlSet({ price: 7_000 }),
      buildCommercemlSet({ price: 8_000 }),
    ]
    await sendCatalog()
    const answers = await Promise.all(
      [one, other].map(async (set) => {
        const session = await logIn()
        await session.send('offers.xml', set['offers.xml'])
        return session.import('offers.xml')
      }),
    )
    expect(answers.every((answer) => answer.startsWith('success'))).toBe(true)
    const prices = new Set((await readGoods()).map(({ price }) => price))
    expect([
      [7_000, 7_500],
      [8_000, 8_500],
    ]).toContainEqual([...prices].sort())
  })

  it('marks goods that 1C deleted as sold out', async () => {
    await sendCatalog()
    const session = await logIn()
    const { 'import.xml': document } = buildCommercemlSet()
    await session.send('import.xml', document.replace('<Товар>', '<Товар Статус="Удален">'))
    expect(await session.import('import.xml')).toMatch(/^success/)
    expect((await readGoods()).slice(0, 2)).toMatchObject([
      { stock: { 1: 0, 3: 0 } },
      { stock: { 1: 0, 3: 0 } },
    ])
  })
})

describe('[exchange.keys] a key', () => {
  it('opens a session by Basic login only with its secret, and none once revoked', async () => {
    const { login, authorization } = await addKey()
    const wrong = await ask('type=catalog&mode=checkauth', {
      authorization: `Basic ${btoa(`${login}:x`)}`,
    })
    expect([wrong.status, wrong.text.split('\n')[0]]).toEqual([401, 'failure'])
    const { text } = await ask('type=catalog&mode=checkauth', { authorization })
    const cookie = text.split('\n').slice(1, 3).join('=')
    expect((await ask('type=catalog&mode=init', { cookie })).text).toMatch(/^zip=yes/)
    await revokeApiKey(api.db, login, new Date())
    expect((await ask('type=catalog&mode=init', { cookie })).status).toBe(401)
    expect((await ask('type=catalog&mode=checkauth', { authorization })).status).toBe(401)
  })

  it('may do only what its scopes say', async () => {
    const goods = await logIn({ scopes: ['orders:read'] })
    expect((await goods.get('mode=init')).status).toBe(403)
    const reads = await logIn({ scopes: ['goods:write'] }, 'sale')
    expect((await reads.get('mode=query')).status).toBe(403)
    const writes = await logIn({ scopes: ['orders:read'] }, 'sale')
    const { status, text } = await writes.send('orders.xml', '<x/>')
    expect([status, text.split('\n')[0]]).toEqual([403, 'failure'])
    expect((await writes.get('mode=query')).status).toBe(200)
  })

  it('has a limit of its own, and notes when it was used', async () => {
    const session = await logIn({ callsPerMinute: 3 })
    const other = await logIn({ callsPerMinute: 3 })
    const statuses = []
    for (let call = 0; call < 3; call += 1) statuses.push((await session.get('mode=init')).status)
    expect(statuses).toEqual([200, 200, 429])
    expect((await other.get('mode=init')).status).toBe(200)
    const { rows } = await api.db.execute(sql`select from api_key where last_used_at is null
      and id in (select api_key_id from exchange_session)`)
    expect(rows).toEqual([])
  })
})

describe('[exchange.commerceml] a session', () => {
  const set = buildCommercemlSet()

  it('is told that the shop has failed, and may begin anew', async () => {
    await api.db.execute(sql`create function refuse_entries() returns trigger language plpgsql
      as $$ begin raise exception 'broken on purpose'; end $$`)
    await api.db.execute(sql`create trigger refuse_entries before insert on exchange_entry
      for each statement execute function refuse_entries()`)
    const session = await logIn()
    await session.send('import.xml', set['import.xml'])
    expect(await session.import('import.xml')).toBe('failure\nThe shop has failed, try again later')
    await api.db.execute(sql`drop trigger refuse_entries on exchange_entry`)
    expect(await session.import('import.xml')).toMatch(/^success/)
  })

  it('is deleted a day after its end, with what it sent', async () => {
    await logIn().then(({ send }) => send('import.xml', set['import.xml']))
    const { rows: parts } = await api.db.execute<{ id: string }>(sql`
      select session_id as id from exchange_part order by created_at desc limit 1`)
    const countKeys = async () => {
      let count = 0
      for await (const _ of api.services.storage.list(`exchange/${parts[0]?.id}/`)) count += 1
      return count
    }
    await sweepExchangeSessions(api.services)
    expect(await countKeys()).toBe(1)
    await api.db.execute(
      sql`update exchange_session set expires_at = now() - interval '1 day 1 minute'`,
    )
    await sweepExchangeSessions(api.services)
    expect(await countKeys()).toBe(0)
    const { rows } = await api.db.execute(sql`select from exchange_session`)
    expect(rows).toEqual([])
  })

  it('leaves the log for half a year', async () => {
    const add = (finished: string) => sql`
      insert into exchange_run (kind, state, created_at, finished_at)
      values ('catalog', 'done', now() - interval '182 days', now() - ${finished}::interval)
      returning id`
    const listRuns = async (ids: unknown[]) =>
      (await api.db.execute(sql`select id from exchange_run where id = any(${sql.param(ids)})`))
        .rows
    const [kept] = (await api.db.execute(add('179 days'))).rows
    const [old] = (await api.db.execute(add('181 days'))).rows
    await sweepExchangeSessions(api.services)
    expect(await listRuns([kept?.id, old?.id])).toEqual([kept])
  })
})
