import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { userConsent } from '../../schema/consent.table.ts'
import { message } from '../../schema/message.table.ts'
import { callPersonal } from '../../test-support/fixtures/profile-code.ts'
import { logInAs } from '../../test-support/log-in-as.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'
import { dayAfter } from '../../test-support/test-clock.ts'
import { queueForPerson } from '../user/queue-for-person.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

it('[POST /personal/#getAdditionalInfo] [lk.profile] brings the profile of the own account', async () => {
  const customer = await logInAs(api)
  const { body } = await callPersonal(customer, 'getAdditionalInfo')
  expect(body).toEqual({
    name: '',
    email: '',
    phone: customer.phone,
    birthdate: null,
    hasPassword: true,
    messageChannel: 'both',
    consents: { smsAdvertising: false, emailAdvertising: false },
    consentHistory: [],
  })
})

it('[POST /personal/#setUserData] saves trimmed data, names wrong fields and changes nothing then', async () => {
  const customer = await logInAs(api)
  const saved = { name: ' Анна-Мария ', email: ' anna@example.com ', messageChannel: 'email' }
  expect((await callPersonal(customer, 'setUserData', saved)).body).toEqual({
    result: true,
    message: null,
  })
  const wrong = await callPersonal(customer, 'setUserData', { name: '1', email: 'anna' })
  expect([wrong.status, Object.keys(wrong.body.fields)]).toEqual([400, ['name', 'email']])
  const info = await callPersonal(customer, 'getAdditionalInfo')
  expect(info.body).toMatchObject({
    name: 'Анна-Мария',
    email: 'anna@example.com',
    messageChannel: 'email',
  })
  await callPersonal(customer, 'setUserData', { messageChannel: 'sms' })
  const kept = (await callPersonal(customer, 'getAdditionalInfo')).body
  expect([kept.name, kept.email, kept.messageChannel]).toEqual([
    'Анна-Мария',
    'anna@example.com',
    'sms',
  ])
  const noAddress = { name: 'Анна', email: '', messageChannel: 'email' }
  const refused = await callPersonal(customer, 'setUserData', noAddress)
  expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, ['email']])
})

it('[lk.profile] consents are kept with their history, which nobody can rewrite', async () => {
  const customer = await logInAs(api)
  const save = (consents: object) => callPersonal(customer, 'setUserData', { consents })
  await save({ smsAdvertising: true })
  await save({ smsAdvertising: true, emailAdvertising: false })
  await save({ smsAdvertising: false })
  const { body } = await callPersonal(customer, 'getAdditionalInfo')
  expect(body.consents).toEqual({ smsAdvertising: false, emailAdvertising: false })
  expect(body.consentHistory).toMatchObject([
    { kind: 'smsAdvertising', isGiven: false },
    { kind: 'smsAdvertising', isGiven: true },
  ])
  const own = eq(userConsent.userId, customer.userId)
  const appendOnly = { cause: { code: '23514' } }
  await expect(api.db.delete(userConsent).where(own)).rejects.toMatchObject(appendOnly)
  await expect(api.db.update(userConsent).set({ isGiven: true }).where(own)).rejects.toMatchObject(
    appendOnly,
  )
})

it('[lk.profile] a consent to e-mails that ends ends the newsletter, and says so once', async () => {
  const { phone, ...customer } = await logInAs(api)
  const other = await logInAs(api)
  for (const number of [phone, other.phone]) {
    const answer = await customer.call('POST', '/api_vue/subscription/bonus/', {
      phone: number,
      email: 'anna@example.com',
      city_id: 'Москва',
      region: 'Москва',
    })
    expect(answer.body.error).toBeNull()
  }
  const read = async () => (await callPersonal(customer, 'getAdditionalInfo')).body
  const isSubscribed = async (visitor: { call: typeof customer.call }) =>
    (await visitor.call('POST', '/api_vue/authentication/getUserData/', {})).body.userData
      .isSubscribed
  const withdraw = (consents: object) => callPersonal(customer, 'setUserData', { consents })
  // Who subscribes agrees to the letters: the profile shows what it can end.
  expect((await read()).consents.emailAdvertising).toBe(true)
  expect((await withdraw({ smsAdvertising: false })).body.message).toBeNull()
  const ended = await withdraw({ emailAdvertising: false })
  expect(ended.body.message).toBe('Вы больше не подписаны на письма магазина.')
  expect(await read()).toMatchObject({
    consents: { emailAdvertising: false },
    consentHistory: [{ kind: 'emailAdvertising', isGiven: false }],
  })
  expect([await isSubscribed(customer), await isSubscribed(other)]).toEqual([false, true])
  expect((await withdraw({ emailAdvertising: false })).body.message).toBeNull()
})

it('[POST /personal/#setBirthdate] sets the birthday once, also by simultaneous requests', async () => {
  const customer = await logInAs(api)
  const set = (birthdate: string) => callPersonal(customer, 'setBirthdate', { birthdate })
  const child = await set(dayAfter(0))
  expect([child.status, Object.keys(child.body.fields)]).toEqual([400, ['birthdate']])
  const answers = await Promise.all(['1990-05-17', '1991-05-17', '1992-05-17'].map(set))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  expect(answers.find(({ status }) => status === 409)?.body.code).toBe('birthdate_set')
  const { body } = await callPersonal(customer, 'getAdditionalInfo')
  expect(body.birthdate).toMatch(/^199[012]-05-17$/)
})

it.each([
  { messageChannel: 'both', email: 'a@example.com', channels: ['sms', 'email'] },
  { messageChannel: 'sms', email: 'a@example.com', channels: ['sms'] },
  { messageChannel: 'email', email: 'a@example.com', channels: ['email'] },
  { messageChannel: 'email', email: null, channels: ['sms'] },
  { messageChannel: 'both', email: null, channels: ['sms'] },
])(
  '[notify.later] whoever chose $messageChannel and has the address $email is told by $channels',
  async ({ messageChannel, email, channels }) => {
    const { phone, userId } = await logInAs(api)
    await api.db.execute(
      sql`update user_account set message_channel = ${messageChannel} where id = ${userId}`,
    )
    const dedupeKey = `channel:${phone}`
    const values = { url: 'https://shop.example/' }
    const about = { purpose: 'review' as const, language: 'ru' as const, values, dedupeKey }
    await queueForPerson(api.db, { phone, email }, about)
    await queueForPerson(api.db, { phone, email }, about)
    const rows = await api.db
      .select({ channel: message.channel })
      .from(message)
      .where(sql`${message.dedupeKey} like ${`%${dedupeKey}`}`)
      .orderBy(message.id)
    expect(rows.map(({ channel }) => channel)).toEqual(channels)
  },
)
