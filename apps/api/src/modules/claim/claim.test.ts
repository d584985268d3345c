import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createVisitor } from '../../test-support/create-call.ts'
import {
  addUploads,
  type Claimant,
  callStep,
  createClaimant,
  fillClaim,
  sendClaim,
} from '../../test-support/fixtures/claim.ts'
import { addGoods, goods } from '../../test-support/fixtures/goods.ts'
import { logInByCode, type Visitor } from '../../test-support/log-in-as.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'
import { offer } from '../product/product.table.ts'
import { claim as claimTable } from './claim.table.ts'

const boxes = [
  { widthCm: 100, depthCm: 60, heightCm: 20, weightKg: 30 },
  { widthCm: 90, depthCm: 50, heightCm: 15, weightKg: 25.5 },
]

let api: TestApi
let stranger: Visitor
beforeAll(async () => {
  api = await startTestApi({ fill: addGoods })
  await api.db.execute(sql`update product set warranty_months = 12`)
  stranger = await logInByCode(api)
})
afterAll(() => api.close())

const setBoxes = (some: typeof boxes) =>
  api.db
    .update(offer)
    .set({ boxes: some, barcode: '4600000000017' })
    .where(eq(offer.id, goods.sofa))

/** Makes an order as old as this many days. */
const age = ({ orderGuid }: Claimant, days: number) =>
  api.db.execute(sql`update shop_order set created_at = now() - make_interval(days => ${days})
    where guid = ${orderGuid}`)

/** Sets the state without the event that a step leaves. */
async function setState({ orderGuid }: Claimant, state: string): Promise<void> {
  await api.db.execute(sql`alter table shop_order disable trigger user`)
  await api.db.execute(sql`update shop_order set state = ${state} where guid = ${orderGuid}`)
  await api.db.execute(sql`alter table shop_order enable trigger user`)
}

describe('[claim.calls] [POST /claim/appeal/] a claim', () => {
  it('is begun about a delivered order, and gone on with instead of begun twice', async () => {
    const claimant = await createClaimant(api)
    const answers = await Promise.all([claimant.begin(), claimant.begin(), claimant.begin()])
    const guids = new Set(answers.map(({ body }) => body.claim.guid))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(guids.size).toBe(1)
    expect(answers[0]?.body.claim).toMatchObject({
      state: 'draft',
      step: 'Offer',
      orderId: claimant.orderId,
      orderGuid: claimant.orderGuid,
      offerGuid: null,
      offer: null,
      messages: [],
      version: 1,
      sentAt: null,
      canReply: false,
    })
  })

  it('is another one once the first was sent', async () => {
    const claimant = await createClaimant(api)
    const sent = await sendClaim(api, claimant)
    const next = (await claimant.begin()).body.claim
    expect([next.guid === sent.guid, next.state, next.labelPhotos]).toEqual([false, 'draft', []])
    expect(next.number).toBeGreaterThan(sent.number)
  })

  it('is not about an order that is on its way, or whose warranty has ended', async () => {
    const claimant = await createClaimant(api)
    await setState(claimant, 'shipped')
    const early = await claimant.begin()
    expect([early.status, early.body.code]).toEqual([409, 'claim_refused'])
    await setState(claimant, 'closed')
    expect((await claimant.begin()).status).toBe(200)
    await age(claimant, 400)
    const late = await claimant.begin()
    expect([late.status, late.body.detail]).toEqual([
      409,
      'Обращение можно создать по доставленному заказу, пока действует гарантия.',
    ])
  })

  it('is not about an order of somebody else', async () => {
    const { orderId } = await createClaimant(api)
    for (const path of ['appeal', 'getOrder']) {
      const answer = await stranger.call('POST', `/api_vue/claim/${path}/`, { orderId })
      expect([answer.status, answer.body.code], path).toEqual([404, 'not_found'])
    }
  })
})

describe('[POST /claim/getOrder/] what can be claimed', () => {
  it('[claim.calls] stands with its packages from the assembly sheet and the claims about it', async () => {
    await setBoxes(boxes)
    const claimant = await createClaimant(api)
    const claim = (await claimant.begin()).body.claim
    await callStep(claimant, 'Offer', claim, { offerGuid: claimant.line.offerGuid })
    const { body } = await claimant.call('POST', '/api_vue/claim/getOrder/', {
      orderId: claimant.orderId,
    })
    expect(body).toMatchObject({ orderId: claimant.orderId, orderGuid: claimant.orderGuid })
    expect(body.lines).toEqual([
      {
        lineId: claimant.line.lineId,
        offerGuid: claimant.line.offerGuid,
        name: 'Диван «Полдень»',
        finish: 'лён',
        picture: null,
        quantity: 1,
        byMetre: false,
        kit: null,
        packages: [
          { number: '1', sizeText: '100 × 60 × 20 см', weightKg: 30 },
          { number: '2', sizeText: '90 × 50 × 15 см', weightKg: 25.5 },
        ],
        claims: [claim.guid],
      },
    ])
  })

  it('comes in one package where the assembly sheet has none', async () => {
    await setBoxes([])
    const { line } = await createClaimant(api)
    expect(line.packages).toEqual([{ number: '1', sizeText: '', weightKg: 60 }])
  })
})

describe('[POST /claim/get/] [POST /claim/list/] the claims of a customer', () => {
  it('[claim.calls] are listed newest first with the orders that can be claimed', async () => {
    const claimant = await createClaimant(api)
    const { call, orderId, orderGuid, userId } = claimant
    const sent = await sendClaim(api, claimant)
    const draft = (await claimant.begin()).body.claim
    const { body } = await call('POST', '/api_vue/claim/list/', {})
    expect(body).toMatchObject({ total: 2, page: 1, pages: 1 })
    expect(body.claims.map(({ guid }: { guid: string }) => guid)).toEqual([draft.guid, sent.guid])
    expect(body.claims[1]).toMatchObject({
      number: sent.number,
      state: 'sent',
      step: 'SaveClaim',
      offer: { name: 'Диван «Полдень»' },
    })
    expect(body.orders).toMatchObject([{ orderId, orderGuid, lineCount: 1, draft: draft.guid }])
    await age(claimant, 400)
    expect((await call('POST', '/api_vue/claim/list/', {})).body.orders).toEqual([])
    await api.db.execute(sql`insert into claim
      (order_id, user_id, state, order_line_id, sent_at)
      select o.id, ${userId}, 'sent', l.id, now() from shop_order o
      join order_line l on l.order_id = o.id, generate_series(1, 19)
      where o.guid = ${orderGuid}`)
    const second = (await call('POST', '/api_vue/claim/list/', { page: 2 })).body
    expect([second.total, second.pages, second.claims.length]).toEqual([21, 2, 1])
  })

  it('are not those of another, neither in the list nor by their guid', async () => {
    const sent = await sendClaim(api, await createClaimant(api))
    const listed = await stranger.call('POST', '/api_vue/claim/list/', {})
    expect(listed.body).toMatchObject({ claims: [], orders: [], total: 0 })
    const read = await stranger.call('POST', '/api_vue/claim/get/', { claim: sent.guid })
    expect([read.status, read.body.code]).toEqual([404, 'not_found'])
  })
})

describe('[POST /claim/discard/] an unfinished claim', () => {
  const discard = (call: Visitor['call'], claim: string) =>
    call('POST', '/api_vue/claim/discard/', { claim })

  it('[claim.steps] is discarded by its customer, and its photographs are free again', async () => {
    const claimant = await createClaimant(api)
    const { guid, labelPhotos } = await fillClaim(api, claimant)
    expect((await discard(stranger.call, guid)).status).toBe(404)
    const both = await Promise.all([discard(claimant.call, guid), discard(claimant.call, guid)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 404])
    expect((await claimant.call('POST', '/api_vue/claim/get/', { claim: guid })).status).toBe(404)
    const listed = await claimant.call('POST', '/api_vue/claim/list/', {})
    expect(listed.body).toMatchObject({ claims: [], orders: [{ draft: null }] })
    const uploads = await claimant.call('POST', '/api_vue/uploads/', {
      action: 'getUploads',
      purpose: 'claim',
    })
    const free = uploads.body.finished.map(({ id }: { id: string }) => id)
    expect(free).toHaveLength(4)
    expect(free).toContain(labelPhotos[0].id)
    // The order can be claimed anew, with the same photographs.
    const next = (await claimant.begin()).body.claim
    expect(next.guid).not.toBe(guid)
    const saved = await callStep(claimant, 'LabelPhotos', next, { labelPhotos: free.slice(0, 1) })
    expect(saved.status, saved.text).toBe(200)
  })

  it('that was sent meanwhile stays', async () => {
    const claimant = await createClaimant(api)
    const { guid } = await sendClaim(api, claimant)
    const { status, body } = await discard(claimant.call, guid)
    expect([status, body.code]).toEqual([409, 'claim_sent'])
    expect((await claimant.call('POST', '/api_vue/claim/get/', { claim: guid })).status).toBe(200)
  })
})

describe('[POST /claim/message/] a sent claim', () => {
  it('[claim.calls] is a conversation with photographs, each message once', async () => {
    const claimant = await createClaimant(api)
    const { guid } = await sendClaim(api, claimant)
    const photos = await addUploads(api.db, claimant.userId, { count: 2 })
    const write = (text: string, key: string, ids: string[] = photos) =>
      claimant.call(
        'POST',
        '/api_vue/claim/message/',
        { claim: guid, text, photos: ids },
        { headers: { 'idempotency-key': key } },
      )
    const both = await Promise.all([
      write('Вот ещё', 'the-first-message'),
      write('Вот ещё', 'the-first-message'),
    ])
    expect(both.some(({ status }) => status === 200)).toBe(true)
    await write('Вот ещё', 'the-first-message')
    const { body } = await claimant.call('POST', '/api_vue/claim/get/', { claim: guid })
    expect(body.claim.messages).toMatchObject([
      { author: 'customer', text: 'Вот ещё', photos: [{ id: photos[0] }, { id: photos[1] }] },
    ])
    expect((await write('И ещё', 'the-second-message')).status).toBe(404)
    const many = await addUploads(api.db, claimant.userId, { count: 15 })
    expect((await write('Много', 'the-third-message', many)).body.code).toBe('photos_too_many')
    const after = await claimant.call('POST', '/api_vue/claim/get/', { claim: guid })
    expect(after.body.claim.messages).toHaveLength(1)
  })

  it('takes no message before it is sent, and none 30 days after the decision', async () => {
    const claimant = await createClaimant(api)
    const write = (claim: string, call = claimant.call) =>
      call('POST', '/api_vue/claim/message/', { claim, text: 'Когда?', photos: [] })
    const draft = (await claimant.begin()).body.claim
    expect((await write(draft.guid)).body.code).toBe('claim_unsent')
    const { guid } = await sendClaim(api, claimant)
    expect((await write(guid, stranger.call)).status).toBe(404)
    const decide = (days: number) =>
      api.db
        .update(claimTable)
        .set({ state: 'declined', decidedAt: new Date(Date.now() - days * 86_400_000) })
        .where(eq(claimTable.guid, guid))
    await decide(29)
    const open = await write(guid)
    expect([open.status, open.body.claim.state]).toEqual([200, 'declined'])
    await decide(31)
    expect((await write(guid)).body.code).toBe('claim_closed')
  })
})

it('[claim.calls] a guest gets no claims', async () => {
  const guest = createVisitor(api.call)
  const claim = '00000000-0000-4000-8000-000000000000'
  for (const [path, body] of Object.entries({
    appeal: { orderId: '1' },
    getOrder: { orderId: '1' },
    getByQr: { qrcode: '1' },
    get: { claim },
    discard: { claim },
    list: {},
    message: { claim, text: 'Я', photos: [] },
    steps: { queryType: 'set', queryAction: 'SaveClaim', claim, version: 1 },
  }))
    expect((await guest('POST', `/api_vue/claim/${path}/`, body)).status, path).toBe(401)
})
