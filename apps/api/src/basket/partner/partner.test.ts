import { couponTexts } from '@svetlitsa/i18n/coupon/coupon-texts'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { expectMoneyToAddUp } from '../../test-support/audit-money.ts'
import { type Call, createVisitor } from '../../test-support/create-call.ts'
import { addGoods, goods } from '../../test-support/fixtures/goods.ts'
import { choosePickup, payInFull, tryToPay } from '../../test-support/fixtures/paid-order.ts'
import { freshPhone, logInAs } from '../../test-support/log-in-as.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'

const carpets = 2
let api: TestApi
let admin: Call
let partner: Call
beforeAll(async () => {
  api = await startTestApi({ fill: addGoods })
  await api.db.execute(sql`insert into section (code, name, path) values ('kovry', 'Ковры', '{2}')`)
  await api.db.execute(sql`update product set section_id = ${carpets} where code = 'kover'`)
  admin = (await logInAs(api, { groups: [1] })).call
  partner = (await logInAs(api, { groups: [8] })).call
  await save({ sectionId: 1, vendorId: null, percent: 10 })
})
afterEach(() => expectMoneyToAddUp(api.db))
afterAll(() => api.close())

const save = (row: object, call = admin) => call('POST', '/api_vue/retail/partnerDiscount/', row)
const addAll = (call: Call, ...offerIds: number[]) =>
  call('POST', '/api_vue/basket/add/', {
    offers: offerIds.map((offerId) => ({ offerId, quantity: 1 })),
  })
const readBasket = async (call: Call) =>
  (await call('POST', '/api_vue/basket/getFullBasket/', {})).body.basket

describe('[role.designer] the table of discounts', () => {
  it('[POST /retail/partnerDiscounts/] lists rows, sections and vendors for staff', async () => {
    const { call: seller } = await logInAs(api, { groups: [20] })
    const { body } = await seller('POST', '/api_vue/retail/partnerDiscounts/', {})
    expect(body.discounts).toMatchObject([
      { sectionId: 1, section: 'Диваны', vendorId: null, vendor: '', percent: 10 },
    ])
    expect(body.sections).toContainEqual({ id: 1, name: 'Диваны', depth: 1 })
    expect(body.vendors).toContainEqual({ id: 1, name: 'Светлица' })
  })

  it('[POST /retail/partnerDiscount/] keeps one row of a section and vendor, also at once', async () => {
    const row = { sectionId: carpets, vendorId: 1 }
    const saved = await Promise.all([5, 6, 7].map((percent) => save({ ...row, percent })))
    expect(saved.map(({ status }) => status)).toEqual([200, 200, 200])
    const { rows } = await api.db.execute(
      sql`select percent from partner_discount where section_id = ${carpets}`,
    )
    expect(rows).toHaveLength(1)
    const whole = { sectionId: null, vendorId: null }
    await save({ ...whole, percent: 3 })
    expect((await save({ ...whole, percent: 4 })).body.discounts).toHaveLength(3)
    await save({ ...whole, percent: null })
    const { body } = await save({ ...row, percent: null })
    expect(body.discounts).toHaveLength(1)
  })

  it.each([
    [{ percent: 51 }, 400],
    [{ percent: -1 }, 400],
    [{ percent: 1.5 }, 400],
    [{ percent: '10' }, 400],
    [{ sectionId: 999 }, 404],
    [{ vendorId: 999 }, 404],
    [{ sectionId: 2 ** 31 }, 400],
    [{ note: 'x' }, 400],
  ])(
    '[POST /retail/partnerDiscount/] refuses %j with %i and saves nothing',
    async (row, status) => {
      const answer = await save({ sectionId: 1, vendorId: 1, percent: 20, ...row })
      expect(answer.status).toBe(status)
      const { rows } = await api.db.execute(sql`select percent from partner_discount`)
      expect(rows).toEqual([{ percent: 10 }])
    },
  )

  it('[POST /retail/partnerDiscount/] needs a fresh code, and groups 1 and 26', async () => {
    const { call, userId } = await logInAs(api, { groups: [26] })
    await api.db.execute(sql`update session set verified_at = now() - interval '16 minutes'
      where user_id = ${userId}`)
    const row = { sectionId: 1, vendorId: null, percent: 50 }
    expect((await save(row, call)).body.code).toBe('prove_again')
    for (const group of [20, 29, 45, 8]) {
      const other = await logInAs(api, { groups: [group] })
      expect((await save(row, other.call)).status).toBe(403)
    }
    expect((await readPrices(partner, goods.sofa))[0]?.price.new).toBe(58_491)
  })
})

async function readPrices(call: Call, ...offerIds: number[]) {
  return (await call('POST', '/api_vue/partner/prices/', { offerIds })).body.prices
}

describe('[role.designer] prices of a partner', () => {
  it('[POST /partner/prices/] are those of the partner, unknown offers left out', async () => {
    expect(await readPrices(partner, goods.sofa, goods.carpetByMetre, 999_999)).toEqual([
      { offerId: goods.sofa, price: { new: 58_491, old: 84_900 }, isReduced: true },
      { offerId: goods.carpetByMetre, price: { new: 1_333, old: 1_333 }, isReduced: false },
    ])
  })

  it('are in no data of the cached pages, also when a partner’s session asks for it', async () => {
    for (const [path, body] of [
      ['getProductPage/', { ELEMENT_CODE: 'divan-polden' }],
      ['getProduct/', { SECTION_CODE: 'divany', ELEMENT_CODE: 'divan-polden' }],
    ] as const) {
      const ofPartner = await partner('POST', `/api_vue/${path}`, body)
      const ofGuest = await api.call('POST', `/api_vue/${path}`, body)
      expect(ofPartner.status).toBe(200)
      expect(ofPartner.text).toBe(ofGuest.text)
      expect(ofPartner.text).toContain('64990')
      expect(ofPartner.text).not.toContain('58491')
    }
  })

  it('stand in the partner’s basket and nobody else’s', async () => {
    const guest = createVisitor(api.call)
    const { call } = await logInAs(api, { groups: [8] })
    for (const [visitor, price] of [
      [call, 58_491],
      [guest, 64_990],
    ] as const) {
      expect((await addAll(visitor, goods.sofa)).body.changes).toEqual([])
      const basket = await readBasket(visitor)
      expect(basket.items[0]).toMatchObject({ price: { new: price, old: 84_900 }, seenPrice: null })
      expect(basket.payable).toBe(price)
    }
  })

  it('are what is ordered, by the same totals as the basket', async () => {
    const { call } = await logInAs(api, { groups: [8] })
    await addAll(call, goods.sofa, goods.carpetByMetre)
    const basket = await readBasket(call)
    expect(basket.payable).toBe(58_491 + 1_333)
    const order = { name: 'Анна Петрова', phoneNumber: freshPhone() }
    const { body, text } = await call('POST', '/api_vue/basket/createOrder/', order)
    const { rows } = await api.db.execute(sql`
      select l.price, l.old_price as "oldPrice", l.sum, o.total from order_line l
      join shop_order o on o.id = l.order_id where o.basket_group = ${body.basketGroup}
      order by l.id`)
    expect(rows, text).toEqual([
      { price: 58_491, oldPrice: 84_900, sum: 58_491, total: 59_824 },
      { price: 1_333, oldPrice: 1_333, sum: 1_333, total: 59_824 },
    ])
  })

  it('are what is paid, at the acquirer, in the ledger and on the receipt', async () => {
    const { call } = await logInAs(api, { groups: [8] })
    await addAll(call, goods.sofa, goods.carpetByMetre)
    const order = { name: 'Анна Петрова', phoneNumber: freshPhone() }
    const { basketGroup } = (await call('POST', '/api_vue/basket/createOrder/', order)).body
    const sum = await choosePickup(call, basketGroup)
    expect(sum).toBe(58_491 + 1_333)
    const retail = await tryToPay({ visitor: call, basketGroup, sum: 64_990 + 1_333 }, 'card')
    expect(retail.page).toBeNull()
    await payInFull(api, { visitor: call, basketGroup, sum })
    const { rows } = await api.db.execute(sql`
      select p.amount, r.sum as receipt, pos.name, pos.price, pos.quantity, pos.sum
      from payment p join shop_order o on o.basket_group = p.basket_group
      join receipt r on r.order_id = o.id join receipt_position pos on pos.receipt_id = r.id
      where p.basket_group = ${basketGroup} order by pos.place`)
    const paid = { amount: 59_824, receipt: 59_824, quantity: 1 }
    expect(rows).toEqual([
      { ...paid, name: expect.stringContaining('Полдень'), price: 58_491, sum: 58_491 },
      { ...paid, name: expect.stringContaining('Ковёр'), price: 1_333, sum: 1_333 },
    ])
  })

  it('are told when the discount was removed, before anything is ordered', async () => {
    const { call } = await logInAs(api, { groups: [8] })
    await addAll(call, goods.sofa)
    expect((await readBasket(call)).payable).toBe(58_491)
    await save({ sectionId: 1, vendorId: null, percent: null })
    const order = { name: 'Анна Петрова', phoneNumber: freshPhone() }
    const refused = await call('POST', '/api_vue/basket/createOrder/', order)
    expect([refused.status, refused.body.code]).toEqual([409, 'basket_changed'])
    expect(refused.body.basket.payable).toBe(64_990)
    expect(refused.body.changes).toMatchObject([{ was: 58_491, now: 64_990 }])
    expect((await call('POST', '/api_vue/basket/createOrder/', order)).status).toBe(200)
    await save({ sectionId: 1, vendorId: null, percent: 10 })
  })

  it('change what an open basket shows before they are ordered', async () => {
    const { call } = await logInAs(api, { groups: [8] })
    await addAll(call, goods.sofaVelvet)
    expect((await readBasket(call)).payable).toBe(63_000)
    await save({ sectionId: 1, vendorId: 1, percent: 5 })
    const order = { name: 'Анна Петрова', phoneNumber: freshPhone() }
    const early = await call('POST', '/api_vue/basket/createOrder/', order)
    expect(early.body.code).toBe('basket_changed')
    expect((await readBasket(call)).payable).toBe(66_500)
    await save({ sectionId: 1, vendorId: 1, percent: null })
  })

  it('take no coupon on top, which takes its part of the other goods', async () => {
    const { call } = await logInAs(api, { groups: [8] })
    await addAll(call, goods.sofa)
    const entered = { coupon: 'ONCE', phone: `+${freshPhone()}` }
    const enter = () => call('POST', '/api_vue/basket/setCoupon/', entered)
    expect((await enter()).body).toMatchObject({
      errorShow: couponTexts.ru.refusals['no-fitting-goods'],
      basket: { coupon: null },
    })
    expect((await readBasket(call)).payable).toBe(58_491)
    await addAll(call, goods.carpetByMetre)
    expect((await enter()).body).toMatchObject({ errorShow: null })
    expect((await readBasket(call)).payable).toBe(58_491 + 1_333 - 500)
  })
})

describe('[role.designer] the price list', () => {
  it('[POST /partner/priceList/] lists a section with both prices', async () => {
    const { body } = await partner('POST', '/api_vue/partner/priceList/', { sectionId: 1 })
    expect(body).toMatchObject({ sign: '₽', page: 1, hasMore: false })
    expect(body.lines).toContainEqual({
      offerId: goods.sofa,
      article: 'P1',
      name: 'Диван «Полдень»',
      variant: 'лён',
      section: 'Диваны',
      vendor: 'Светлица',
      retailPrice: 64_990,
      price: 58_491,
    })
    expect(body.lines.map(({ article }: { article: string }) => article)).not.toContain('K1')
    const empty = await partner('POST', '/api_vue/partner/priceList/', { sectionId: 999 })
    expect(empty.body.lines).toEqual([])
  })

  it('[POST /partner/priceList/] is closed to everybody else', async () => {
    const { call: customer } = await logInAs(api)
    const answer = await customer('POST', '/api_vue/partner/priceList/', { sectionId: 1 })
    expect(answer.status).toBe(403)
    expect(answer.text).not.toContain('58491')
  })

  it('tells the shell that a partner is logged in', async () => {
    const readUser = async (call: Call) =>
      (await call('POST', '/api_vue/getShellState/', {})).body.user
    expect(await readUser(partner)).toMatchObject({ isPartner: true })
    expect(await readUser(admin)).toMatchObject({ isPartner: false })
  })
})
