import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { claim as claimTable } from '../../schema/claim.table.ts'
import { type Claimant, createClaimant, sendClaim } from '../../test-support/fixtures/claim.ts'
import { addGoods } from '../../test-support/fixtures/goods.ts'
import { freshPhone, logInAs, type Visitor } from '../../test-support/log-in-as.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'

let api: TestApi
let staff: Visitor
beforeAll(async () => {
  api = await startTestApi({ fill: addGoods })
  staff = await logInAs(api, { groups: [29] })
})
afterAll(() => api.close())

const desk = (path: string, body: object, call = staff.call) =>
  call('POST', `/api_vue/retail/${path}/`, body)
const answer = (claim: string, text = 'Пришлите фото упаковки', call = staff.call) =>
  desk('claimAnswer', { claim, text }, call)
const decide = (claim: { guid: string; version: number }, more: object, call = staff.call) =>
  desk('claimDecision', { claim: claim.guid, version: claim.version, ...more }, call)
const read = async ({ call }: Claimant, claim: string) =>
  (await call('POST', '/api_vue/claim/get/', { claim })).body.claim
const reply = ({ call }: Claimant, claim: string) =>
  call('POST', '/api_vue/claim/message/', { claim, text: 'Вот', photos: [] })
const readMessages = async ({ phone }: Claimant) => {
  const { rows } = await api.db.execute<{ channel: string; body: string }>(sql`
    select channel, body from message where purpose = 'claim'
      and (recipient = ${phone} or recipient = (select email from user_account where phone = ${phone}))
    order by id`)
  return rows
}

async function createSent() {
  const claimant = await createClaimant(api)
  return { claimant, claim: await sendClaim(api, claimant) }
}

describe('[POST /retail/claims/] claims for staff', () => {
  it('[claim.calls] are found by state, number and telephone; unsent ones are not there', async () => {
    const { claimant, claim } = await createSent()
    await claimant.begin()
    const find = async (input: object) => (await desk('claims', input)).body
    const all = await find({ search: claimant.orderId })
    expect(all).toMatchObject({
      total: 1,
      claims: [
        {
          guid: claim.guid,
          state: 'sent',
          orderId: claimant.orderId,
          customer: { name: 'Анна', phone: claimant.phone },
        },
      ],
    })
    for (const search of [claimant.phone, String(claim.number)])
      expect((await find({ search })).claims[0].guid).toBe(claim.guid)
    expect((await find({ search: freshPhone() })).claims).toEqual([])
    expect((await find({ search: claimant.phone, state: 'answered' })).total).toBe(0)
    await answer(claim.guid)
    expect((await find({ search: claimant.phone, state: 'answered' })).total).toBe(1)
  })

  it('[claim.calls] are counted while their customer waits', async () => {
    const count = async () => (await desk('claims', {})).body.waiting
    const before = await count()
    const { claimant, claim } = await createSent()
    expect(await count()).toBe(before + 1)
    await answer(claim.guid)
    expect(await count()).toBe(before)
    await reply(claimant, claim.guid)
    expect(await count()).toBe(before + 1)
    expect((await read(claimant, claim.guid)).state).toBe('sent')
  })

  it('[role.retail] [POST /retail/claim/] are for the staff of the own store', async () => {
    const { claimant, claim } = await createSent()
    const own = await logInAs(api, { groups: [20], storeId: 1 })
    const other = await logInAs(api, { groups: [20], storeId: 2 })
    const shown = await desk('claim', { claim: claim.guid }, own.call)
    expect(shown.body.claim).toMatchObject({
      guid: claim.guid,
      customer: { phone: claimant.phone },
      lines: [{ name: 'Диван «Полдень», лён', quantity: 1, isClaimed: true, sum: 100, kit: null }],
      currencySign: '₽',
      isOpen: true,
      canReturn: true,
    })
    expect((await desk('claims', { search: claimant.orderId }, other.call)).body.total).toBe(0)
    const refused = await Promise.all([
      desk('claim', { claim: claim.guid }, other.call),
      answer(claim.guid, 'Нет', other.call),
      decide(claim, { decision: 'declined', text: 'Нет' }, other.call),
    ])
    expect(refused.map(({ status }) => status)).toEqual([404, 404, 404])
    expect((await read(claimant, claim.guid)).state).toBe('sent')
    const draft = (await claimant.begin()).body.claim
    expect((await desk('claim', { claim: draft.guid })).status).toBe(404)
  })
})

describe('[POST /retail/claimAnswer/] an answer', () => {
  it('[notify.later] is read by the customer, who gets one message in the own channel', async () => {
    const { claimant, claim } = await createSent()
    const headers = { 'idempotency-key': `answer-${claim.guid}` }
    const send = () =>
      staff.call(
        'POST',
        '/api_vue/retail/claimAnswer/',
        { claim: claim.guid, text: 'Пришлите фото' },
        { headers },
      )
    expect((await send()).body.claim.state).toBe('answered')
    await send()
    expect(await read(claimant, claim.guid)).toMatchObject({
      state: 'answered',
      messages: [{ author: 'staff', text: 'Пришлите фото', photos: [] }],
      canReply: true,
    })
    const [message, ...more] = await readMessages(claimant)
    expect(more).toEqual([])
    expect(message).toEqual({
      channel: 'sms',
      body: expect.stringMatching(
        new RegExp(
          `обращение ${claim.number} готов\\. https?://[^ ]+/order_claim/\\?claim=${claim.guid}$`,
        ),
      ),
    })
  })

  it('[notify.later] comes by e-mail in the language of the order, where that was chosen', async () => {
    const { claimant, claim } = await createSent()
    const { phone } = claimant
    const email = `${phone}@example.com`
    await api.db.execute(sql`update user_account set email = ${email}, message_channel = 'email'
      where phone = ${phone}`)
    await api.db.execute(sql`update checkout set language = 'en' where phone = ${phone}`)
    await answer(claim.guid)
    const messages = await readMessages(claimant)
    expect(messages).toMatchObject([{ channel: 'email' }])
    expect(messages[0]?.body).toContain(`We have answered your claim ${claim.number}`)
  })

  it('[claim.calls] is possible after the decision too, until the conversation ends', async () => {
    const { claim } = await createSent()
    await decide(claim, { decision: 'declined', text: 'Это не брак' })
    const later = await answer(claim.guid, 'Уточнение')
    expect([later.status, later.body.claim.state]).toEqual([200, 'declined'])
    await api.db
      .update(claimTable)
      .set({ decidedAt: new Date(Date.now() - 31 * 86_400_000) })
      .where(eq(claimTable.guid, claim.guid))
    expect((await answer(claim.guid)).body.code).toBe('claim_closed')
  })
})

describe('[POST /retail/claimDecision/] a decision', () => {
  it('[claim.calls] declines with a reason that the customer reads', async () => {
    const { claimant, claim } = await createSent()
    const silent = await decide(claim, { decision: 'declined' })
    expect([silent.status, Object.keys(silent.body.fields)]).toEqual([400, ['text']])
    const declined = await decide(claim, { decision: 'declined', text: 'Следы ремонта' })
    expect(declined.body.claim).toMatchObject({ state: 'declined', outcome: null, isOpen: false })
    expect((await read(claimant, claim.guid)).messages).toMatchObject([
      { author: 'staff', text: 'Следы ремонта' },
    ])
    expect(await readMessages(claimant)).toHaveLength(1)
  })

  it('[claim.calls] accepts with a replacement; nothing is refunded', async () => {
    const { claimant, claim } = await createSent()
    for (const [more, field] of [
      [{}, 'outcome'],
      [{ outcome: 'return' }, 'lines'],
      [{ outcome: 'replacement', lines: [{ lineId: 1, quantity: 1, isSound: false }] }, 'lines'],
    ] as const) {
      const wrong = await decide(claim, { decision: 'accepted', ...more })
      expect([wrong.status, Object.keys(wrong.body.fields)]).toEqual([400, [field]])
    }
    const accepted = await decide(claim, { decision: 'accepted', outcome: 'replacement' })
    expect(accepted.body.claim).toMatchObject({ state: 'accepted', outcome: 'replacement' })
    expect(accepted.body.claim.lines).toMatchObject([{ quantity: 1 }])
    expect(await readMessages(claimant)).toHaveLength(1)
  })

  it('[claim.calls] is made once, and not about what its reader has not seen', async () => {
    const { claimant, claim } = await createSent()
    await reply(claimant, claim.guid)
    const declined = { decision: 'declined', text: 'Не брак' }
    expect((await decide(claim, declined)).body.code).toBe('claim_changed')
    const { claim: seen } = (await desk('claim', { claim: claim.guid })).body
    const both = await Promise.all([
      decide(seen, declined),
      decide(seen, { decision: 'accepted', outcome: 'replacement' }),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(both.find(({ status }) => status === 409)?.body.code).toBe('claim_decided')
    expect(await readMessages(claimant)).toHaveLength(1)
  })
})
