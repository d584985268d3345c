import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { message } from '../../../schema/message.table.ts'
import { session, smsCode } from '../../../schema/session.table.ts'
import { userAccount } from '../../../schema/user.table.ts'
import { sendMessages } from '../../../shop/message/send-messages.ts'
import { createVisitor } from '../../../test-support/create-call.ts'
import { freshPhone, lastCode, logInByCode } from '../../../test-support/log-in-as.ts'
import { startTestApi, type TestApi } from '../../../test-support/start-test-api.ts'

const authByPhone = '/api_vue/authentication/authByPhone/'
const checkCode = '/api_vue/authentication/checkCode/'
const checkSmsStatus = '/api_vue/authentication/checkSmsStatus/'
const getUserData = '/api_vue/authentication/getUserData/'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

/** Moves the codes of a phone number into the past. */
function ageCodes(phone: string, interval: string) {
  return api.db
    .update(smsCode)
    .set({ createdAt: sql`${smsCode.createdAt} - ${interval}::interval` })
    .where(eq(smsCode.phone, phone))
}

describe('requesting a code', () => {
  it('[POST /authentication/authByPhone/] [auth.code] sends six digits without a leading zero and returns when the next one may be requested', async () => {
    const phone = freshPhone()
    const answer = await api.call('POST', authByPhone, { phone: `+7 (${phone.slice(1)}` })
    expect(answer.status).toBe(200)
    expect(answer.body).toEqual({
      smsStatusId: expect.stringMatching(/^[\da-f-]{36}$/),
      error: null,
      retryAfterSeconds: 60,
    })
    expect(await lastCode(api.db, phone)).toBeGreaterThanOrEqual(100_000)
  })

  it('stores the code in the database only as a keyed hash', async () => {
    const phone = freshPhone()
    await api.call('POST', authByPhone, { phone })
    const code = await lastCode(api.db, phone)
    const [row] = await api.db.select().from(smsCode).where(eq(smsCode.phone, phone))
    expect(JSON.stringify(row)).not.toContain(String(code))
  })

  it('[POST /authentication/checkSmsStatus/] returns the delivery status to the requesting session only', async () => {
    const phone = freshPhone()
    const visitor = createVisitor(api.call)
    const { smsStatusId } = (await visitor('POST', authByPhone, { phone })).body
    const requested = { phone, smsStatusId }
    expect((await visitor('POST', checkSmsStatus, requested)).body.smsStatus).toBe('waiting')
    await sendMessages(api.services)
    expect((await visitor('POST', checkSmsStatus, requested)).body).toEqual({
      smsStatus: 'sent',
      sendSmsError: null,
    })
    expect((await api.call('POST', checkSmsStatus, requested)).body.smsStatus).toBe('unknown')
  })

  it('[auth.code] returns the error of a failed message in sendSmsError', async () => {
    const phone = freshPhone()
    const visitor = createVisitor(api.call)
    const { smsStatusId } = (await visitor('POST', authByPhone, { phone })).body
    await api.db.update(message).set({ state: 'failed' }).where(eq(message.recipient, phone))
    expect((await visitor('POST', checkSmsStatus, { phone, smsStatusId })).body).toEqual({
      smsStatus: 'failed',
      sendSmsError: 'Не удалось отправить СМС. Попробуйте ещё раз позже.',
    })
  })

  it.each([
    (digits: string) => `8${digits}`,
    (digits: string) => `+7+7${digits}`,
    (digits: string) => `tel:+7-${digits}`,
    (digits: string) => `\ufeff+7\u00a0(${digits.slice(0, 3)})\u202f${digits.slice(3)}\u200b`,
  ])('[auth.code] sends the code to the number that is meant: %s', async (spell) => {
    const phone = freshPhone()
    const answer = await api.call('POST', authByPhone, { phone: spell(phone.slice(1)) })
    expect(answer.body.error).toBeNull()
    expect(await lastCode(api.db, phone)).toBeGreaterThanOrEqual(100_000)
  })

  it.each([
    '',
    '123',
    '9161234567',
    '+1 202 555 01 23',
    '8 (800) 55',
    '+375 29 123-45-67',
    '375291234567',
    '+81 3 1234 5678',
    '+7 (891) 620-41-83',
    '+7 (900) 000-00-018',
    '8900000001O',
  ])('refuses the number %j in the field error', async (phone) => {
    const answer = await api.call('POST', authByPhone, { phone })
    expect(answer.status).toBe(200)
    expect(answer.body).toMatchObject({
      smsStatusId: null,
      error: 'Номер телефона введён неверно!',
    })
  })

  it('sends another one after 60 seconds, not earlier', async () => {
    const phone = freshPhone()
    await api.call('POST', authByPhone, { phone })
    await ageCodes(phone, '58 seconds')
    const early = await api.call('POST', authByPhone, { phone })
    expect(early.body.smsStatusId).toBeNull()
    expect(early.body.retryAfterSeconds).toBeLessThanOrEqual(2)
    expect(early.body.error).toMatch(/^Новый код можно запросить через [12] с\.$/)
    await ageCodes(phone, '3 seconds')
    expect((await api.call('POST', authByPhone, { phone })).body.error).toBeNull()
  })

  it('sends one message to a number that thirty browsers request at once', async () => {
    const phone = freshPhone()
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => api.call('POST', authByPhone, { phone })),
    )
    expect(answers.filter((answer) => answer.body.error === null)).toHaveLength(1)
    const messages = await api.db.select().from(message).where(eq(message.recipient, phone))
    expect(messages).toHaveLength(1)
  })

  it('answers the same for numbers with and without an account', async () => {
    const { phone: existing } = await logInByCode(api)
    await ageCodes(existing, '2 minutes')
    const answers = [
      await api.call('POST', authByPhone, { phone: existing }),
      await api.call('POST', authByPhone, { phone: freshPhone() }),
    ]
    const comparable = answers.map(({ status, body, headers }) => ({
      status,
      body: { ...body, smsStatusId: typeof body.smsStatusId },
      headers: [...headers.keys()].sort(),
    }))
    expect(comparable[0]).toEqual(comparable[1])
  })
})

describe('entering a code', () => {
  it('[POST /authentication/checkCode/] [auth.register] [auth.login] creates the account with the first correct code and logs in', async () => {
    const phone = freshPhone()
    const visitor = createVisitor(api.call)
    await visitor('POST', authByPhone, { phone })
    expect(await api.db.select().from(userAccount).where(eq(userAccount.phone, phone))).toEqual([])
    const code = await lastCode(api.db, phone)
    const answer = await visitor('POST', checkCode, { code, phone })
    expect(answer.body).toMatchObject({
      status: 'success',
      favorites: 0,
      basket: 0,
      error: null,
      userData: { id: expect.any(Number), phone, group: [2], isStaff: false, favorites: 0 },
    })
    const repeated = await logInByCode(api, await createAgedPhone(phone))
    expect(repeated.userId).toBe(answer.body.userData.id)
  })

  it('[call.auth] replaces the token, and the previous one becomes invalid', async () => {
    const phone = freshPhone()
    const requested = await api.call('POST', authByPhone, { phone })
    const code = await lastCode(api.db, phone)
    const login = await api.call('POST', checkCode, { code }, { cookie: requested.cookie })
    expect(login.cookie).toMatch(/^sid=[\w-]{43}$/)
    expect(login.cookie).not.toBe(requested.cookie)
    expect(login.headers.getSetCookie()[0]).toMatch(/HttpOnly; SameSite=Lax/)
    const withOldCookie = await api.call('POST', getUserData, {}, { cookie: requested.cookie })
    const withNewCookie = await api.call('POST', getUserData, {}, { cookie: login.cookie })
    expect(withOldCookie.body.userData).toBe(false)
    expect(withNewCookie.body.userData.phone).toBe(phone)
    const stored = JSON.stringify(await api.db.select().from(session))
    expect(stored).not.toContain(login.cookie?.slice(4))
    expect(withNewCookie.body.userData.sessid).not.toBe(login.cookie?.slice(4))
  })

  it('accepts a code once, however many requests send it at once', async () => {
    const phone = freshPhone()
    const { cookie } = await api.call('POST', authByPhone, { phone })
    const code = await lastCode(api.db, phone)
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => api.call('POST', checkCode, { code }, { cookie })),
    )
    expect(answers.filter((answer) => answer.body.status === 'success')).toHaveLength(1)
  })

  it('allows three attempts, however many are made at once', async () => {
    const phone = freshPhone()
    const { cookie } = await api.call('POST', authByPhone, { phone })
    const code = await lastCode(api.db, phone)
    const wrongCode = code === 999_999 ? 100_000 : code + 1
    await Promise.all(
      Array.from({ length: 12 }, () =>
        api.call('POST', checkCode, { code: wrongCode }, { cookie }),
      ),
    )
    const answer = await api.call('POST', checkCode, { code }, { cookie })
    expect(answer.body).toMatchObject({
      status: 'error',
      userData: false,
      error: 'Попытки закончились. Запросите новый код.',
    })
  })

  it('counts the attempts down and accepts the correct code on the third', async () => {
    const phone = freshPhone()
    const { cookie } = await api.call('POST', authByPhone, { phone })
    const code = await lastCode(api.db, phone)
    const wrongCode = code === 999_999 ? 100_000 : code + 1
    const errors = [
      (await api.call('POST', checkCode, { code: wrongCode }, { cookie })).body.error,
      (await api.call('POST', checkCode, { code: wrongCode }, { cookie })).body.error,
    ]
    expect(errors).toEqual([
      'Неверный код. Осталось попыток: 2.',
      'Неверный код. Осталось попыток: 1.',
    ])
    expect((await api.call('POST', checkCode, { code }, { cookie })).body.status).toBe('success')
  })

  it('counts attempts per session: a stranger neither uses them up nor logs in', async () => {
    const phone = freshPhone()
    const { cookie } = await api.call('POST', authByPhone, { phone })
    const code = await lastCode(api.db, phone)
    const stranger = await logInByCode(api)
    for (let i = 0; i < 4; i++) {
      const answer = await stranger.call('POST', checkCode, { code, phone })
      expect(answer.body.status).toBe('error')
    }
    expect((await api.call('POST', checkCode, { code }, { cookie })).body.status).toBe('success')
  })

  it('expires a code after five minutes', async () => {
    const phone = freshPhone()
    const { cookie } = await api.call('POST', authByPhone, { phone })
    const code = await lastCode(api.db, phone)
    await ageCodes(phone, '5 minutes')
    const answer = await api.call('POST', checkCode, { code }, { cookie })
    expect(answer.body.error).toBe('Код устарел. Запросите новый.')
  })

  it('accepts the newest code only', async () => {
    const phone = freshPhone()
    const { cookie } = await api.call('POST', authByPhone, { phone })
    const first = await lastCode(api.db, phone)
    await ageCodes(phone, '61 seconds')
    await api.call('POST', authByPhone, { phone }, { cookie })
    const second = await lastCode(api.db, phone)
    if (first !== second) {
      const answer = await api.call('POST', checkCode, { code: first }, { cookie })
      expect(answer.body.status).toBe('error')
    }
    const answer = await api.call('POST', checkCode, { code: second }, { cookie })
    expect(answer.body.status).toBe('success')
  })

  async function createAgedPhone(phone: string): Promise<string> {
    await ageCodes(phone, '2 minutes')
    return phone
  }
})

describe('the current user', () => {
  it('[POST /authentication/getUserData/] [role.guest] is false for a guest and opens no session', async () => {
    const answer = await api.call('POST', getUserData, {})
    expect(answer.body).toEqual({
      userData: false,
      favorites: 0,
      basket: 0,
      isStaff: false,
      region: { ID: 1, NAME: 'Москва', kz: false },
    })
    expect(answer.cookie).toBeNull()
  })

  it('[POST /authentication/logout/] [auth.logout] becomes a guest with zero counts, and the previous cookie is invalid', async () => {
    const phone = freshPhone()
    const { cookie } = await api.call('POST', authByPhone, { phone })
    const code = await lastCode(api.db, phone)
    const login = await api.call('POST', checkCode, { code }, { cookie })
    const loggedOut = await api.call(
      'POST',
      '/api_vue/authentication/logout/',
      {},
      { cookie: login.cookie },
    )
    expect(loggedOut.body).toEqual({ status: 'success', userData: false, favorites: 0, basket: 0 })
    for (const staleCookie of [login.cookie, loggedOut.cookie]) {
      const answer = await api.call('POST', getUserData, {}, { cookie: staleCookie })
      expect(answer.body.userData).toBe(false)
    }
  })
})
