import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { grantBonus } from '../../basket/bonus/grant-bonus.ts'
import { auditBonuses } from '../../basket/bonus/ledger/audit-bonuses.queries.ts'
import { queueRefunds, sendReturnRefund } from '../../payment/payment/send-refund.ts'
import { coupon } from '../../schema/coupon.table.ts'
import { orderLine } from '../../schema/order.table.ts'
import { kitPart, offer, product } from '../../schema/product.table.ts'
import { callStep, fillClaim } from '../../test-support/fixtures/claim.ts'
import { addGoods, goods } from '../../test-support/fixtures/goods.ts'
import { choosePickup, payInFull } from '../../test-support/fixtures/paid-order.ts'
import { findOneOrder, walkAsStaff } from '../../test-support/fixtures/staff-order.ts'
import { logInAs, logInByCode, type Visitor } from '../../test-support/log-in-as.ts'
import { findBrokenInvariants } from '../../test-support/money-invariants.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'

const BALANCE = 1_500
const SPENT = 1_000
const COUPON = 2_000

let api: TestApi
let staff: Visitor
let kitOffer = 0
beforeAll(async () => {
  api = await startTestApi({ fill: addGoods })
  staff = await logInAs(api, { groups: [29] })
  await api.db.execute(sql`update stock set on_hand = reserved + 10`)
  const [kit] = await api.db
    .insert(product)
    .values({
      code: 'gostinaya',
      sectionId: 1,
      vendorId: 1,
      name: 'Гостиная «Полдень»',
      isKit: true,
    })
    .returning({ id: product.id })
  const kitId = kit?.id ?? 0
  const [whole] = await api.db
    .insert(offer)
    .values({ productId: kitId, article: 'KIT', name: 'комплект' })
    .returning({ id: offer.id })
  kitOffer = whole?.id ?? 0
  await api.db.insert(kitPart).values([
    { kitId, offerId: goods.sofa, count: 1, position: 0 },
    { kitId, offerId: goods.lastChair, count: 2, position: 1 },
  ])
  await api.db.insert(coupon).values({ code: 'KIT', sum: COUPON })
})
afterAll(() => api.close())

/** A kit and a carpet, paid with a coupon and bonuses, that their customer has received. */
async function createDeliveredKit() {
  const customer = await logInByCode(api)
  const { call, phone, userId } = customer
  await grantBonus(api.db, { phone, reason: 'promotion:test', amount: BALANCE })
  const offers = [
    { offerId: goods.carpetByMetre, quantity: 1.3 },
    { offerId: kitOffer, quantity: 1 },
  ]
  await call('POST', '/api_vue/basket/add/', { offers })
  await call('POST', '/api_vue/basket/setCoupon/', { coupon: 'KIT', phone })
  await call('POST', '/api_vue/basket/setBonus/', { bonusSum: SPENT })
  const contacts = { name: 'Анна Петрова', phoneNumber: phone }
  const { basketGroup } = (await call('POST', '/api_vue/basket/createOrder/', contacts)).body
  const sum = await choosePickup(call, basketGroup)
  await payInFull(api, { visitor: call, basketGroup, sum })
  const paid = await findOneOrder(api, basketGroup)
  await walkAsStaff(staff.call, paid, ['confirmed', 'picking', 'ready', 'delivered'])
  const order = await findOneOrder(api, basketGroup)
  const { body } = await call('POST', '/api_vue/claim/getOrder/', { orderId: order.number })
  const lines: { lineId: number; offerGuid: string; kit: string | null; name: string }[] =
    body.lines
  const begin = () => call('POST', '/api_vue/claim/appeal/', { orderId: order.number })
  return { call, userId, order, lines, begin }
}

/** Carries out the refunds that wait, as the worker does. */
async function refund(): Promise<void> {
  await queueRefunds(api.services)
  const { rows } = await api.db.execute<{ data: object }>(
    sql`select data from pgboss.job where name = 'refund-return'`,
  )
  for (const { data } of rows) await sendReturnRefund.run(api.services, data)
}

const findLine = async (id: number) => {
  const [row] = await api.db.select().from(orderLine).where(eq(orderLine.id, id))
  if (!row) throw new Error('no such line')
  return row
}

it('[claim.partial] the parts of a kit stand together, and one is claimed and returned alone', async () => {
  const { call, userId, order, lines, begin } = await createDeliveredKit()
  expect(lines.map(({ kit }) => kit)).toEqual([null, 'Гостиная «Полдень»', 'Гостиная «Полдень»'])
  const chair = lines.find(({ name }) => name.startsWith('Стул'))
  const sofa = lines.find(({ name }) => name.startsWith('Диван'))
  if (!chair || !sofa) throw new Error('the kit has not both parts')
  const whole = await fillClaim(api, { call, userId, line: chair, begin })
  const claim = (await callStep({ call }, 'SaveClaim', whole)).body.claim
  const part = await findLine(chair.lineId)
  const kept = await findLine(sofa.lineId)
  const accept = (quantity: number, more: object = {}) =>
    staff.call('POST', '/api_vue/retail/claimDecision/', {
      claim: claim.guid,
      version: claim.version,
      decision: 'accepted',
      outcome: 'return',
      lines: [{ lineId: chair.lineId, quantity, isSound: false }],
      text: 'Вернём деньги за стул',
      ...more,
    })
  // A refused return leaves the claim open, and nothing of it is saved.
  expect((await accept(3)).body.code).toBe('lines_changed')
  const refused = await call('POST', '/api_vue/claim/get/', { claim: claim.guid })
  expect(refused.body.claim).toMatchObject({ state: 'sent', messages: [] })
  const answer = await accept(2)
  expect(answer.status, answer.text).toBe(200)
  expect(answer.body.claim).toMatchObject({ state: 'accepted', outcome: 'return' })

  const { rows } = await api.db.execute(sql`
    select r.sum, r.coupon_discount as coupon, r.bonus_spent as bonus,
      (select sum(e.amount)::int from bonus_entry e where e.cause = 'return:' || r.id || ':spent')
        as "backToAccount"
    from order_return r join claim c on c.return_id = r.id where c.guid = ${claim.guid}`)
  const share = { coupon: part.couponDiscount, bonus: part.bonusSpent }
  expect(share.coupon).toBeGreaterThan(0)
  expect(share.bonus).toBeGreaterThan(0)
  expect(rows).toEqual([{ ...share, sum: part.sum, backToAccount: share.bonus }])
  expect(await findLine(chair.lineId)).toMatchObject({ quantity: 0, sum: 0, bonusSpent: 0 })
  expect(await findLine(sofa.lineId)).toEqual(kept)
  await refund()
  const after = await findOneOrder(api, order.basketGroup)
  expect(after).toMatchObject({
    state: 'delivered',
    refundedSum: part.sum - part.bonusSpent,
    total: order.total - (part.sum - part.bonusSpent),
  })
  expect(await auditBonuses(api.db)).toEqual([])
  expect(await findBrokenInvariants(api.db)).toEqual([])
})

it('[claim.partial] a line names only a kit that its offer is a part of', async () => {
  const { call, phone } = await logInByCode(api)
  const [kit] = await api.db.select().from(product).where(eq(product.code, 'gostinaya'))
  for (const projectId of [`kit-${kit?.id}`, 'kit-999999'])
    await call('POST', '/api_vue/basket/add/', {
      offers: [{ offerId: goods.carpetByMetre, quantity: 1 }],
      projectId,
    })
  const contacts = { name: 'Анна Петрова', phoneNumber: phone }
  const made = await call('POST', '/api_vue/basket/createOrder/', contacts)
  expect(made.status, made.text).toBe(200)
  const { id } = await findOneOrder(api, made.body.basketGroup)
  const rows = await api.db.select().from(orderLine).where(eq(orderLine.orderId, id))
  expect(rows.map(({ kitId }) => kitId)).toEqual([null])
})

it('[claim.partial] money goes back only by staff who entered a code lately', async () => {
  const { call, userId, lines, begin } = await createDeliveredKit()
  const [line] = lines
  if (!line) throw new Error('the order has no lines')
  const whole = await fillClaim(api, { call, userId, line, begin })
  const claim = (await callStep({ call }, 'SaveClaim', whole)).body.claim
  const clerk = await logInAs(api, { groups: [29] })
  await api.db.execute(sql`update session set verified_at = now() - interval '16 minutes'
    where user_id = ${clerk.userId}`)
  const answer = await clerk.call('POST', '/api_vue/retail/claimDecision/', {
    claim: claim.guid,
    version: claim.version,
    decision: 'accepted',
    outcome: 'return',
    lines: [{ lineId: line.lineId, quantity: 1, isSound: true }],
  })
  expect([answer.status, answer.body.code]).toEqual([403, 'prove_again'])
})
