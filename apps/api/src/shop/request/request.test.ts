import { desc } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { message } from '../../schema/message.table.ts'
import { pollAnswer } from '../../schema/poll.table.ts'
import { formRequest } from '../../schema/request.table.ts'
import { shopReview } from '../../schema/shop-review.table.ts'
import { createVisitor } from '../../test-support/create-call.ts'
import { addPages } from '../../test-support/fixtures/pages.ts'
import { freshPhone } from '../../test-support/log-in-as.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ fill: addPages })
})
afterAll(() => api.close())

const post = (path: string, body: object) =>
  createVisitor(api.call)('POST', `/api_vue/${path}`, body)
const listSavedRequests = () => api.db.select().from(formRequest).orderBy(desc(formRequest.id))
const contacts = () => ({ name: 'Анна Ёлкина', phone: `+${freshPhone()}`, consent: true })

describe('[POST /callback/]', () => {
  it('[POST /callback/] saves the request, and returns its number in a text and in a message', async () => {
    const form = { ...contacts(), time: 'после 18', comment: '<b>позвоните</b>' }
    const { status, body } = await post('callback/', form)
    expect([status, body.result]).toEqual([200, true])
    expect(body.message).toContain(body.number)
    const [row] = await listSavedRequests()
    expect(row).toMatchObject({
      kind: 'callback',
      name: 'Анна Ёлкина',
      phone: form.phone.slice(1),
      regionId: 1,
      details: { time: 'после 18' },
      comment: '<b>позвоните</b>',
      doneAt: null,
    })
    const messages = await api.db.select().from(message).orderBy(desc(message.id))
    expect(messages[0]).toMatchObject({ recipient: form.phone.slice(1), purpose: 'request' })
    expect(messages[0]?.body).toContain(body.number)
  })

  it('creates one request however often and by whomever the same form is sent', async () => {
    const form = contacts()
    const answers = await Promise.all([1, 2, 3].map(() => post('callback/', form)))
    const numbers = new Set(answers.map(({ body }) => body.number))
    expect(numbers.size).toBe(1)
    expect(
      (await listSavedRequests()).filter(({ phone }) => `+${phone}` === form.phone),
    ).toHaveLength(1)
    const messages = await api.db.select().from(message)
    expect(messages.filter(({ recipient }) => `+${recipient}` === form.phone)).toHaveLength(1)
  })

  it.each([
    ['a phone with letters', { phone: '+7 916 abc 12 34 567' }, 'phone'],
    ['a short phone', { phone: '+7 916' }, 'phone'],
    ['no name', { name: '<script>' }, 'name'],
    ['a wrong address', { email: 'anna@' }, 'email'],
  ])('refuses %s and names the field', async (_what, wrong, field) => {
    const before = (await listSavedRequests()).length
    const { status, body } = await post('callback/', { ...contacts(), ...wrong })
    expect([status, Object.keys(body.fields)]).toEqual([400, [field]])
    expect(await listSavedRequests()).toHaveLength(before)
  })

  it('accepts ten requests a day from one number and sends one message', async () => {
    const form = contacts()
    for (let index = 0; index < 10; index += 1) {
      expect((await post('callback/', { ...form, comment: `раз ${index}` })).status).toBe(200)
    }
    expect((await post('callback/', { ...form, comment: 'ещё' })).status).toBe(429)
    const messages = await api.db.select().from(message)
    expect(messages.filter(({ recipient }) => `+${recipient}` === form.phone)).toHaveLength(1)
  })
})

describe('requests', () => {
  it.each([
    ['measurer', { address: 'Лесная, 5', subject: 'Кухня', day: '2026-12-01' }],
    ['suppliers', { company: 'ООО «Дуб»', city: 'Тула', goods: 'Столы', site: 'dub.ru' }],
    ['for-designers', { city: 'Тула', site: 'https://studio.ru' }],
    ['franchising', { city: 'Тула', area: '400' }],
    ['marketplace', { company: 'ИП Ель', inn: '771234567890', goods: 'Стулья' }],
    ['vacancy', { vacancy: '2', city: 'Тула' }],
  ])('of %s are saved with the fields of their form', async (kind, details) => {
    const { status, body } = await post('sendRequest/', { kind, ...contacts(), ...details })
    expect([status, body.message.includes(body.number)]).toEqual([200, true])
    expect((await listSavedRequests())[0]).toMatchObject({ kind, details })
  })

  it('of a seller from Kazakhstan are saved with the БИН, verified by its check digit', async () => {
    const seller = { kind: 'marketplace', company: 'Емен', goods: 'Стулья' }
    const inAlmaty = (form: object) => post('sendRequest/?sr=almaty', form)
    const bin = '240140000011'
    expect((await inAlmaty({ ...seller, ...contacts(), bin })).status).toBe(200)
    expect((await listSavedRequests())[0]).toMatchObject({ details: { company: 'Емен', bin } })
    for (const [wrong, field] of [
      [{ bin: '240140000012' }, 'bin'],
      [{ inn: '771234567890', bin }, 'inn'],
      [{}, 'bin'],
    ] as const) {
      const { status, body } = await inAlmaty({ ...seller, ...contacts(), ...wrong })
      expect([status, Object.keys(body.fields)]).toEqual([400, [field]])
    }
  })

  it('are confirmed by email if an address was given', async () => {
    const requested = { kind: 'franchising', ...contacts(), city: 'Тула', email: 'anna@ель.рф' }
    expect((await post('sendRequest/', requested)).status).toBe(200)
    const messages = await api.db.select().from(message).orderBy(desc(message.id))
    expect(messages[0]).toMatchObject({ channel: 'email', recipient: 'anna@ель.рф' })
  })

  it.each([
    [{ kind: 'suppliers', city: 'Тула' }, ['company', 'goods']],
    [{ kind: 'marketplace', company: 'А', goods: 'Б', inn: '12' }, ['inn']],
    [{ kind: 'vacancy', vacancy: '4', city: 'Тула' }, ['vacancy']],
    [{ kind: 'franchising', city: 'Тула', inn: '7712345678' }, ['inn']],
  ])('%j is refused', async (wrong, fields) => {
    const { status, body } = await post('sendRequest/', { ...contacts(), ...wrong })
    expect([status, Object.keys(body.fields).sort()]).toEqual([400, fields])
  })

  it('need consent', async () => {
    const requested = { kind: 'franchising', ...contacts(), city: 'Тула', consent: false }
    expect((await post('sendRequest/', requested)).status).toBe(400)
  })
})

describe('a review of the shop', () => {
  const reviewForm = {
    name: 'Анна',
    city: 'Тула',
    score: 4,
    comment: 'Привезли вовремя.',
    consent: true,
  }

  it('awaits moderation; a duplicate is saved once', async () => {
    const visitor = createVisitor(api.call)
    for (let index = 0; index < 2; index += 1) {
      const { body } = await visitor('POST', '/api_vue/createShopReview/', reviewForm)
      expect(body.status).toBe('success')
    }
    const rows = (await api.db.select().from(shopReview)).filter((row) => row.city === 'Тула')
    expect(rows).toHaveLength(1)
    expect(rows[0]).toMatchObject({ score: 4, isApproved: false })
    const page = await post('getReviewPage/', {})
    expect(page.text).not.toContain('Привезли вовремя.')
  })

  it.each([
    [{ score: 0 }],
    [{ score: 4.5 }],
    [{ comment: ' \u200b ' }],
    [{ comment: 'Мало' }],
    [{ name: '1' }],
    [{ isApproved: true }],
  ])('with %j is refused', async (wrong) => {
    expect((await post('createShopReview/', { ...reviewForm, ...wrong })).status).toBe(400)
  })
})

describe('[route.poll] the poll of the service’s quality', () => {
  const answers = { whole: '5', again: 'yes', delivery: 'none' }

  it('[route.poll] is answered once per browser; answering again replaces the answer', async () => {
    const visitor = createVisitor(api.call)
    const path = '/api_vue/polls/service-quality/'
    const first = await visitor('POST', path, { answers, comment: 'Хорошо' })
    expect(first.body).toEqual({ status: 'success', isChanged: false })
    const again = await visitor('POST', path, { answers: { ...answers, whole: '3' } })
    expect(again.body).toEqual({ status: 'success', isChanged: true })
    const rows = await api.db.select().from(pollAnswer)
    expect(rows.map((row) => row.answers)).toEqual([{ ...answers, whole: '3' }])
  })

  it.each([
    [{ ...answers, whole: '6' }],
    [{ ...answers, again: 'perhaps' }],
    [{ again: 'yes' }],
    [{ ...answers, weather: '5' }],
  ])('refuses the unknown answer %j', async (wrong) => {
    expect((await post('polls/service-quality/', { answers: wrong })).status).toBe(400)
  })
})
