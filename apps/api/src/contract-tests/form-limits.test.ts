import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { handledCalls } from '../handled-calls.ts'
import { offer, product } from '../schema/product.table.ts'
import { question } from '../schema/question.table.ts'
import { review } from '../schema/review.table.ts'
import { stock } from '../schema/stock.table.ts'
import { type Call, createVisitor } from '../test-support/create-call.ts'
import { addPages } from '../test-support/fixtures/pages.ts'
import { freshPhone, logInAs } from '../test-support/log-in-as.ts'
import { startTestApi, type TestApi } from '../test-support/start-test-api.ts'

const FORMS_PER_HOUR = 20
const VOTES_PER_HOUR = 60

let api: TestApi
let ids: Awaited<ReturnType<typeof findIds>>

beforeAll(async () => {
  api = await startTestApi({
    fill: addPages,
    env: { FORMS_PER_HOUR_ADDRESS: String(FORMS_PER_HOUR) },
  })
  ids = await findIds()
})
afterAll(() => api.close())

const contacts = () => ({ name: 'Анна Ёлкина', phone: `+${freshPhone()}`, consent: true })
const sendRequest = (kind: string, details: object) => ({
  path: '/api_vue/sendRequest/',
  name: kind,
  limit: FORMS_PER_HOUR,
  body: () => ({ ...contacts(), kind, ...details }),
})

/** Every form and vote of a guest; each body is a correct one, different where duplicates merge. */
const forms: { path: string; name: string; limit: number; body: (nth: number) => object }[] = [
  { path: '/api_vue/callback/', name: 'call back', limit: FORMS_PER_HOUR, body: contacts },
  sendRequest('measurer', { address: 'Тверская, 12', subject: 'Кухня' }),
  sendRequest('suppliers', { company: 'ИП Ель', city: 'Тула', goods: 'Стулья' }),
  sendRequest('for-designers', { city: 'Тула' }),
  sendRequest('franchising', { city: 'Тула' }),
  sendRequest('marketplace', { company: 'ИП Ель', inn: '771234567890', goods: 'Стулья' }),
  sendRequest('vacancy', { vacancy: '1', city: 'Тула' }),
  {
    path: '/api_vue/findCheaper/',
    name: 'lower price',
    limit: FORMS_PER_HOUR,
    body: () => ({
      FIO: 'Анна Ёлкина',
      TEL: freshPhone(),
      URL: 'https://example.com/divan',
      REGION: 'Москва',
      PRODUCT_NAME: 'Диван',
      GUID_PRODUCT: ids.productGuid,
      PRODUCT_URL: '/catalog/divany/',
    }),
  },
  {
    path: '/api_vue/setQuestion/',
    name: 'question',
    limit: FORMS_PER_HOUR,
    body: (nth) => ({ productId: ids.product, name: 'Анна', text: `Вопрос номер ${nth}?` }),
  },
  {
    path: '/api_vue/createShopReview/',
    name: 'shop review',
    limit: FORMS_PER_HOUR,
    body: (nth) => ({ name: 'Анна', score: 5, comment: `Отзыв номер ${nth}`, consent: true }),
  },
  {
    path: '/api_vue/polls/service-quality/',
    name: 'poll',
    limit: FORMS_PER_HOUR,
    body: () => ({ answers: { whole: '5', again: 'yes' } }),
  },
  {
    path: '/api_vue/subscription/bonus/',
    name: 'subscription',
    limit: FORMS_PER_HOUR,
    body: () => ({
      phone: `+${freshPhone()}`,
      email: 'anna@example.ru',
      city_id: 1,
      region: 'Москва',
    }),
  },
  {
    path: '/api_vue/requestStockNotice/',
    name: 'arrival',
    limit: FORMS_PER_HOUR,
    body: () => ({
      offerId: ids.soldOutOffer,
      channel: 'sms',
      contact: `+${freshPhone()}`,
      consent: true,
    }),
  },
  {
    path: '/api_vue/reviewVote/',
    name: 'vote on a review',
    limit: VOTES_PER_HOUR,
    body: () => ({ reviewId: ids.review, vote: 'yes' }),
  },
  {
    path: '/api_vue/questionVote/',
    name: 'vote on a question',
    limit: VOTES_PER_HOUR,
    body: () => ({ questionId: ids.question, vote: 'yes' }),
  },
]

/**
 * Every other write of a guest, with the reason why it has not this limit. Whole paths: a new call
 * has to be limited or explained (call.form-limits).
 */
const ownLimit = 'it has a limit of its own'
const ownData = 'it changes the data of its own session'
const ownCheckout = 'it changes the session’s own checkout, whose number is limited (order.limits)'
const explained: Readonly<Record<string, string>> = {
  'POST /api_vue/search/note/': ownLimit,
  'POST /api/v1/sale/checkout/step': ownData,
  'POST /api/v1/sale/checkout/contact/phone/send': ownLimit,
  'POST /api/v1/sale/checkout/contact/phone/check': ownLimit,
  'POST /api/v1/sale/checkout/delivery/fieldSet': ownData,
  'POST /api/v1/sale/checkout/delivery/id': ownData,
  'POST /api/v1/sale/checkout/delivery/type': ownData,
  'POST /api/v1/sale/checkout/delivery/dateAndTime': ownData,
  'POST /api/v1/sale/checkout/services/furnitureAssembly': ownData,
  'POST /api/v1/sale/checkout/payment/id': ownCheckout,
  'POST /api/v1/sale/checkout/currentAccount': ownCheckout,
  'POST /api/v1/sale/checkout/coupon': ownLimit,
  'POST /api/v1/sale/checkout/bonus': ownData,
  'POST /api/v1/sale/checkout/certificate': ownLimit,
  'POST /api/v1/sale/checkout/order/create': ownLimit,
  'POST /api/v1/sale/checkout/operatorCode': ownLimit,
  'POST /api_vue/basket/checkSmsCode/': ownLimit,
  'POST /api_vue/basket/sendSmsCode/': ownLimit,
  'POST /api_vue/basket/saveBasket/?sessid': ownLimit,
  'POST /api_vue/payment/certificate/?payId&orderId#setWriteOff': ownLimit,
  'POST /api_vue/basket/setBonus/': ownData,
  'POST /api_vue/basket/takeShare/': ownData,
  'POST /api_vue/basket/undoClear/': ownData,
  'POST /api_vue/order/confirm/': 'it works once for an order, by a link of 128 bits',
  'POST /api_vue/staff/invitation/sendCode/': ownLimit,
  'POST /api_vue/staff/invitation/accept/': 'it works once for a link of 128 bits, with a code',
  'POST /api_vue/staff/invitation/introduce/':
    'it works for the first administrator alone, by a link of 128 bits',
  'POST /api_vue/order/services/calculationOfServiceList/': ownCheckout,
  'POST /api_vue/payment/bill/': ownCheckout,
  'POST /api_vue/payment/credit/': ownCheckout,
  'POST /api_vue/payment/dolyame/': ownCheckout,
  'POST /api_vue/payment/onReceipt/': ownCheckout,
  'POST /api_vue/payment/state/': 'it settles a payment as its provider says',
  'POST /api_vue/yandexMetrika/addUser/': ownLimit,
  'POST /api_vue/error/': ownLimit,
  'POST /api_vue/getVisionQuery/': ownLimit,
  'GET /api_vue/createPromotionAccrual/?phoneNumber&promotion': ownLimit,
  'POST /api_vue/authentication/authByPhone/': ownLimit,
  'POST /api_vue/authentication/authByLogin/': ownLimit,
  'POST /api_vue/authentication/checkCode/': ownLimit,
  'POST /api_vue/authentication/setPassword/': 'it needs a phone that was just confirmed',
  'POST /api_vue/authentication/logout/': ownData,
  'POST /api_vue/authentication/updateCaptcha/': 'it stores nothing',
  'POST /api_vue/authentication/validateSmartCaptcha/': 'it accepts each solution once',
  'POST /api_vue/basket/add/': ownData,
  'POST /api_vue/basket/getFullBasket/': ownData,
  'POST /api_vue/basket/#add': ownData,
  'POST /api_vue/basket/modify/': ownData,
  'POST /api_vue/basket/clear/': ownData,
  'POST /api_vue/basket/setCoupon/': ownLimit,
  'POST /api_vue/basket/createOrder/': ownLimit,
  'POST /api_vue/basket/setDelivery/': ownCheckout,
  'POST /api_vue/payment/payment/': ownCheckout,
  'POST /api_vue/payment/kaspi/': ownCheckout,
  'GET /api_vue/payment/yandexPay/?basketGroup&methodId&sum&percent&code': ownCheckout,
  'POST /api_vue/favorites/add/': ownData,
  'POST /api_vue/favorites/remove/': ownData,
  'POST /api_vue/favorites/save/': ownData,
  'POST /api_vue/favorites/clearAll/': ownData,
  'POST /api/v1/catalog/favorite/project/add/': ownData,
  'POST /api/v1/catalog/favorite/project/delete/': ownData,
  'POST /api_vue/constructor/lastProject/': ownLimit,
  'DELETE /api_vue/constructor/delete/index.php?recordId': ownData,
}

async function findIds() {
  const [shown] = await api.db.select().from(product).where(eq(product.isActive, true)).limit(1)
  if (!shown) throw new Error('there is no product')
  const { id: productId, guid: productGuid } = shown
  const [reviewRow] = await api.db.select().from(review).where(eq(review.isApproved, true)).limit(1)
  const [asked] = await api.db
    .insert(question)
    .values({ productId, authorName: 'Анна', text: 'Какая высота?', isApproved: true })
    .returning({ id: question.id })
  if (!reviewRow || !asked) throw new Error('there is nothing to vote on')
  const [sold] = await api.db.select().from(offer).where(eq(offer.productId, productId)).limit(1)
  if (!sold) throw new Error('the product has no offer')
  await api.db
    .update(stock)
    .set({ onHand: sql`${stock.reserved}` })
    .where(eq(stock.offerId, sold.id))
  return {
    product: productId,
    productGuid,
    review: reviewRow.id,
    question: asked.id,
    soldOutOffer: sold.id,
  }
}

let addresses = 0
function freshAddress(): string {
  addresses += 1
  return `198.51.100.${addresses}`
}

async function send(visitor: Call, path: string, body: object) {
  return visitor('POST', path, body)
}

describe('[call.form-limits] a form', () => {
  it.each(forms)(
    '$path ($name) is accepted $limit times an hour from an address, whoever sends it',
    async ({ path, limit, body }) => {
      const address = freshAddress()
      const statuses: number[] = []
      for (let nth = 0; nth < limit + 2; nth++) {
        // A new session for each, because a robot keeps no cookies.
        const robot = createVisitor(api.call, { 'x-forwarded-for': address })
        const answer = await send(robot, path, body(nth))
        if (answer.status === 429) {
          expect(answer.body.code).toBe('too_often')
          expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
        }
        statuses.push(answer.status)
      }
      expect(statuses).toEqual([...Array(limit).fill(200), 429, 429])
      const elsewhere = createVisitor(api.call, { 'x-forwarded-for': freshAddress() })
      expect((await send(elsewhere, path, body(1_000))).status).toBe(200)
    },
  )

  it('does not count for another form', async () => {
    const robot = createVisitor(api.call, { 'x-forwarded-for': freshAddress() })
    const statuses: number[] = []
    for (let nth = 0; nth <= FORMS_PER_HOUR; nth++) {
      statuses.push((await send(robot, '/api_vue/callback/', contacts())).status)
    }
    expect(statuses.at(-1)).toBe(429)
    const body = { productId: ids.product, name: 'Анна', text: 'Какая ширина?' }
    expect((await send(robot, '/api_vue/setQuestion/', body)).status).toBe(200)
  })

  it('counts for customers too', async () => {
    const { call } = await logInAs(api)
    const headers = { 'x-forwarded-for': freshAddress() }
    const review = { productId: ids.product, name: 'Анна', score: 5, comment: 'Хороший диван.' }
    const statuses: number[] = []
    for (let nth = 0; nth <= FORMS_PER_HOUR; nth++) {
      const answer = await call('POST', '/api_vue/createProductReview/', review, { headers })
      statuses.push(answer.status)
    }
    expect(statuses.slice(0, -1)).not.toContain(429)
    expect(statuses.at(-1)).toBe(429)
  })

  it('is every write of a guest that is not explained otherwise', () => {
    const tested = new Set(forms.map(({ path }) => path))
    const unlimited = handledCalls
      .map(({ call }) => call)
      .filter(({ effect, caller }) => effect === 'write' && caller === 'anyone')
      .filter(({ path, limit }) => limit === null || !tested.has(path))
      .map(({ method, path }) => `${method} ${path}`)
    expect(unlimited.toSorted()).toEqual(Object.keys(explained).toSorted())
  })
})
