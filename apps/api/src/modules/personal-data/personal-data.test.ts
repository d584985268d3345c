import { sql } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createVisitor } from '../../test-support/create-call.ts'
import { addClaimTraces } from '../../test-support/fixtures/claim.ts'
import { addGoods, goods } from '../../test-support/fixtures/goods.ts'
import { createPayableOrder, payInFull } from '../../test-support/fixtures/paid-order.ts'
import {
  ageCodes,
  callPersonal,
  requestProfileCode,
  spoil,
} from '../../test-support/fixtures/profile-code.ts'
import { moscow } from '../../test-support/fixtures/region.ts'
import { findOneOrder, walkAsStaff } from '../../test-support/fixtures/staff-order.ts'
import { logInAs, logInByCode, type Visitor } from '../../test-support/log-in-as.ts'
import { findBrokenInvariants } from '../../test-support/money-invariants.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'
import { grantBonus } from '../bonus/bonus.queries.ts'

const name = 'Ксантиппа Удаляева'
const email = 'xanthippe@removed.example'
const address = 'г Москва, ул Исчезающая, д 77'

let api: TestApi
let staff: Visitor
beforeAll(async () => {
  api = await startTestApi({ fill: addGoods })
  staff = await logInAs(api, { groups: [29] })
})
afterEach(async () => expect(await findBrokenInvariants(api.db)).toEqual([]))
afterAll(() => api.close())

/** Puts the person into every table that can hold a number, a name, an e-mail or an address. */
async function addTraces({ userId, phone, call }: Visitor): Promise<void> {
  const placed = await createPayableOrder(api, phone, [{ offerId: goods.sofa, quantity: 1 }])
  await payInFull(api, placed)
  const order = await findOneOrder(api, placed.basketGroup)
  const path = ['confirmed', 'picking', 'ready', 'delivered']
  await walkAsStaff(staff.call, order, path.slice(path.indexOf(order.state) + 1))
  await callPersonal({ call }, 'setUserData', { name, email, consents: { smsAdvertising: true } })
  await callPersonal({ call }, 'getInvite')
  await grantBonus(api.db, { phone, reason: 'subscription', amount: 300 })
  await addClaimTraces(api.db, { orderId: order.id, userId, text: `${name}, ${address}` })
  const region = moscow
  const { guid } = order
  for (const statement of [
    sql`update checkout set user_id = ${userId}, name = ${name}, email = ${email},
      client_address = '10.0.0.1' where guid = ${placed.basketGroup}`,
    sql`update order_delivery set kind = 'courier', address = ${address}, latitude = 55.7,
      longitude = 37.6, comment = ${`Звоните ${name}`} where order_id = ${order.id}`,
    sql`insert into payment_bill (checkout_guid, amount, currency_code, email, contragent, account)
      values (${placed.basketGroup}, 1, 'RUB', ${email}, '{}', '{}')`,
    sql`insert into checkout_draft (hash, session_id, region_id, name, phone, field_set, checkout_guid)
      values (${`h${guid}`}, 1, ${region}, ${name}, ${phone},
        ${JSON.stringify({ address: { street: address } })}, ${placed.basketGroup})`,
    sql`insert into refund_request (order_id, user_id, state, reason, comment, sum, answer_by, decided_at)
      values (${order.id}, ${userId}, 'declined', 'other', ${`Меня зовут ${name}`}, 1,
        current_date, now())`,
    sql`insert into coupon (code, percent, used) values (${`C${guid}`}, 5, 1)`,
    sql`insert into coupon_use (coupon_id, checkout_guid, phone)
      select id, ${placed.basketGroup}, ${phone} from coupon where code = ${`C${guid}`}`,
    sql`insert into contragent (user_id, company, account)
      values (${userId}, ${JSON.stringify({ name, inn: '1' })}, '{}')`,
    sql`insert into form_request (kind, region_id, name, phone, email, comment, content_hash)
      values ('callback', ${region}, ${name}, ${phone}, ${email}, ${address}, 'x')`,
    sql`insert into price_request (name, phone, email, url, region_name, product_name,
        product_guid, product_url)
      values (${name}, ${phone}, ${email}, '', '', '', '', '')`,
    sql`insert into stock_notice (offer_id, region_id, channel, recipient, language)
      values (${goods.soldOut}, ${region}, 'email', ${email}, 'ru')`,
    sql`insert into subscription (phone, email, region_id) values (${phone}, ${email}, ${region})`,
    sql`insert into review (product_id, user_id, author_name, city, score, is_approved)
      select min(id), ${userId}, ${name}, 'Москва', 5, true from product`,
    sql`insert into question (product_id, user_id, author_name, text)
      select min(id), ${userId}, ${name}, 'Есть серый?' from product`,
    sql`insert into shop_review (user_id, author_name, score, comment)
      values (${userId}, ${name}, 5, 'Спасибо')`,
    sql`insert into poll_answer (poll, session_id, user_id, answers, comment)
      values ('service', ${userId}, ${userId}, '{}', ${`Меня зовут ${name}`})`,
    sql`insert into favourite_list (user_id, name) values (${userId}, ${name.slice(0, 60)})`,
    sql`insert into constructor_project (user_id, kind, name, wall_cm)
      values (${userId}, 'kitchen', ${name}, 300)`,
    sql`insert into basket (user_id, coupon_phone, bonus_phone)
      values (${userId}, ${phone}, ${phone}) on conflict (user_id)
      do update set coupon_phone = excluded.coupon_phone, bonus_phone = excluded.bonus_phone`,
    sql`insert into message (channel, recipient, subject, body, purpose, dedupe_key)
      values ('email', ${email}, 'Заказ', ${`Здравствуйте, ${name}`}, 'order', ${`trace:${guid}`})`,
    sql`insert into upload (id, user_id, purpose, state, name, fingerprint, bytes, received,
        media_type, stored_bytes, attached_at)
      values (gen_random_uuid(), ${userId}, 'claim', 'ready', ${`${name}.jpg`}, 'print', 1, 1,
        'image/jpeg', 1, now())`,
    sql`insert into staff_invitation (token_hash, phone, name, role, invited_by_id, sent_at,
        expires_at)
      values (sha256(${phone}::bytea), ${phone}, ${name}, 'callCentre', ${staff.userId}, now(),
        now())`,
    sql`insert into login_failure (login_hash, address)
      values (sha256(${phone}::bytea), '10.0.0.1')`,
  ])
    await api.db.execute(statement)
}

/** The tables with a row in which one of the texts stands. */
async function findTables(texts: string[]): Promise<string[]> {
  const { rows: tables } = await api.db.execute<{ name: string }>(sql`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname in ('public', 'pgboss') order by 1`)
  const found: string[] = []
  for (const { name: table } of tables) {
    const { rows } = await api.db.execute(sql`select from ${sql.raw(table)} as t
      where ${sql.join(
        texts.map((text) => sql`position(${text} in t::text) > 0`),
        sql` or `,
      )}
      limit 1`)
    if (rows.length > 0) found.push(table.replace('public.', ''))
  }
  return found
}

async function remove(customer: Visitor, code?: number) {
  const sent = code ?? (await requestProfileCode(api, customer, 'removal'))
  return callPersonal(customer, 'removeAccount', { code: sent })
}

describe('[lk.remove] a removed account', () => {
  it('leaves no number, name, e-mail or address in any table; money, receipts and texts stay', async () => {
    const customer = await logInByCode(api)
    await addTraces(customer)
    const traces = [customer.phone, name, email, address]
    const before = await findTables(traces)
    // The test is worth something only where the person was.
    for (const table of [
      'basket',
      'bonus_account',
      'bonus_grant',
      'bonus_lot',
      'bonus_operation',
      'checkout',
      'checkout_draft',
      'claim',
      'claim_message',
      'constructor_project',
      'contragent',
      'coupon_use',
      'favourite_list',
      'form_request',
      'message',
      'order_delivery',
      'payment_bill',
      'poll_answer',
      'price_request',
      'question',
      'refund_request',
      'review',
      'session',
      'staff_invitation',
      'shop_review',
      'sms_code',
      'subscription',
      'upload',
      'user_account',
    ])
      expect(before).toContain(table)
    const count = (table: string) =>
      api.db.execute(`select count(*)::int as rows from ${table}`).then(({ rows }) => rows[0])
    const kept = [
      'shop_order',
      'order_line',
      'payment',
      'payment_entry',
      'receipt',
      'receipt_position',
      'review',
      'user_consent',
    ]
    const rowsBefore = await Promise.all(kept.map(count))

    expect((await remove(customer)).body).toEqual({ result: true })
    expect(await findTables(traces)).toEqual([])
    expect(await Promise.all(kept.map(count))).toEqual(rowsBefore)
    const failures = await api.db.execute(sql`select from login_failure
      where login_hash = sha256(${customer.phone}::bytea)`)
    expect(failures.rows).toEqual([])
    const { rows } = await api.db.execute(sql`select author_name from review
      where author_name = 'Покупатель'`)
    expect(rows).toHaveLength(1)
  })

  it('[POST /personal/#sendProfileCode] [POST /personal/#removeAccount] is gone only by a code of its own purpose; every session is dead at once', async () => {
    const customer = await logInByCode(api)
    await ageCodes(api)
    const elsewhere = await logInByCode(api, customer.phone, createVisitor(api.call))
    const exportCode = await requestProfileCode(api, customer, 'export')
    expect((await remove(customer, exportCode)).body.code).toBe('code_refused')
    const code = await requestProfileCode(api, customer, 'removal')
    expect((await remove(customer, spoil(code))).status).toBe(403)
    expect((await callPersonal(elsewhere, 'getAdditionalInfo')).status).toBe(200)
    expect((await remove(customer, code)).status).toBe(200)
    for (const visitor of [customer, elsewhere])
      expect((await callPersonal(visitor, 'getAdditionalInfo')).status).toBe(401)
    await ageCodes(api)
    const again = await logInByCode(api, customer.phone)
    expect(again.userId).not.toBe(customer.userId)
    expect((await callPersonal(again, 'getOrders', { page: 1 })).body.orders).toEqual([])
  })

  it('of staff is not removed by themselves', async () => {
    const seller = await logInAs(api, { groups: [20] })
    expect((await remove(seller, 123_456)).status).toBe(403)
    expect((await callPersonal(seller, 'getRemoval')).body.isStaff).toBe(true)
  })
})

describe('[POST /personal/#exportData] [lk.export] the own data', () => {
  it('come as JSON and as a page in one ZIP, by a fresh code only, and without codes', async () => {
    const customer = await logInByCode(api)
    await addTraces(customer)
    const stranger = await logInByCode(api)
    const code = await requestProfileCode(api, customer, 'export')
    expect((await callPersonal(stranger, 'exportData', { code })).status).toBe(403)
    const { body } = await callPersonal(customer, 'exportData', { code })
    expect(body.fileName).toMatch(/^svetlitsa-\d{4}-\d\d-\d\d\.zip$/)
    const files = unzipSync(Buffer.from(body.content, 'base64'))
    const data = JSON.parse(strFromU8(files['data.json'] ?? new Uint8Array()))
    expect(data.profile).toMatchObject([{ name, email, phone: customer.phone }])
    expect(data.orders).toMatchObject([{ address, name }])
    for (const section of [
      'orderLines',
      'bonuses',
      'companies',
      'reviews',
      'questions',
      'claims',
      'claimMessages',
      'requests',
      'subscriptions',
      'uploads',
      'sessions',
      'messages',
      'consents',
    ])
      expect(data[section].length, section).toBeGreaterThan(0)
    const page = strFromU8(files['data.html'] ?? new Uint8Array())
    expect(page).toContain('<h1>Ваши данные')
    for (const text of [name, email, address, customer.phone]) expect(page).toContain(text)
    expect(JSON.stringify(data.messages)).not.toContain(String(code))
    expect((await callPersonal(customer, 'exportData', { code })).status).toBe(403)
  })

  it('are written so that no text of theirs becomes a part of the page', async () => {
    const customer = await logInByCode(api)
    await api.db.execute(sql`insert into review (product_id, user_id, author_name, score, comment)
      select min(id), ${customer.userId}, 'Анна', 5, '<script>alert(1)</script>' from product`)
    const code = await requestProfileCode(api, customer, 'export')
    const { body } = await callPersonal(customer, 'exportData', { code })
    const files = unzipSync(Buffer.from(body.content, 'base64'))
    const page = strFromU8(files['data.html'] ?? new Uint8Array())
    expect(page).toContain('&lt;script&gt;')
    expect(page).not.toContain('<script>')
  })
})
