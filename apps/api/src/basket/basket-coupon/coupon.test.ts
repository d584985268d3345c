import { couponTexts } from '@svetlitsa/i18n/coupon/coupon-texts'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { coupon } from '../../schema/coupon.table.ts'
import { createVisitor } from '../../test-support/create-call.ts'
import { addGoods, goods } from '../../test-support/fixtures/goods.ts'
import { almaty, moscow } from '../../test-support/fixtures/region.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ fill: addGoods })
  const noon = new Date('2026-11-30T12:00:00Z')
  await api.db.insert(coupon).values([
    { code: 'DAY', percent: 10, startsAt: noon, endsAt: noon },
    { code: 'SUM', sum: 500, minimumBasket: 64_990 },
    { code: 'MORE', sum: 500, minimumBasket: 64_991 },
    { code: 'OFF', percent: 10, isActive: false },
  ])
})
afterAll(() => api.close())

/** What the coupon answers to a basket with a sofa. */
async function apply(code: string, region: number) {
  const visitor = createVisitor(api.call, { 'x-shop-region': String(region) })
  await visitor('POST', '/api_vue/basket/add/', {
    offers: [{ offerId: goods.sofa, quantity: 1 }],
  })
  const entered = { coupon: code, phone: '79001234567' }
  return (await visitor('POST', '/api_vue/basket/setCoupon/', entered)).body
}

const { refusals } = couponTexts.ru

describe('[basket.coupon] a coupon', () => {
  it.each([
    ['2026-11-29T20:59:59Z', moscow, refusals['not-started']],
    ['2026-11-29T21:00:00Z', moscow, null],
    ['2026-11-30T20:59:59Z', moscow, null],
    ['2026-11-30T21:00:00Z', moscow, refusals.expired],
    ['2026-11-30T18:59:59Z', almaty, null],
    ['2026-11-30T19:00:00Z', almaty, refusals.expired],
  ])('[F17] of one day, at %s in region %i: %s', async (moment, region, errorShow) => {
    const now = vi.spyOn(api.services.clock, 'now').mockReturnValue(new Date(moment))
    expect(await apply('DAY', region)).toMatchObject({ errorShow })
    now.mockRestore()
  })

  it('of a sum takes it off in the region’s currency, from its minimum on', async () => {
    for (const [region, discount] of [
      [moscow, 500],
      [almaty, 2_500],
    ] as const) {
      expect((await apply('SUM', region)).basket.coupon).toMatchObject({ discount })
      expect((await apply('MORE', region)).errorShow).toBe(refusals['minimum-basket'])
    }
  })

  it('that was switched off is unknown', async () => {
    expect((await apply('OFF', moscow)).errorShow).toBe(refusals.unknown)
  })

  it('[basket.state] leaves the basket with the order that it was used for', async () => {
    const phone = '79001234567'
    const visitor = createVisitor(api.call)
    const offers = [{ offerId: goods.sofa, quantity: 1 }]
    await visitor('POST', '/api_vue/basket/add/', { offers })
    await visitor('POST', '/api_vue/basket/setCoupon/', { coupon: 'SUM', phone })
    const contacts = { name: 'Анна Петрова', phoneNumber: phone }
    const made = await visitor('POST', '/api_vue/basket/createOrder/', contacts)
    expect(made.body.orders).toMatchObject([{ total: 64_990 - 500 }])
    const next = await visitor('POST', '/api_vue/basket/add/', { offers })
    expect(next.body.basket).toMatchObject({ coupon: null, payable: 64_990 })
  })
})
