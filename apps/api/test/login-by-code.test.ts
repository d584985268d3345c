import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { message } from '../src/modules/message/message.table.ts'
import { sendMessages } from '../src/modules/message/send-messages.ts'
import { session, smsCode } from '../src/modules/session/session.table.ts'
import { userAccount } from '../src/modules/user/user.table.ts'
import { visitorOf } from './call-of.ts'
import { freshPhone, lastCode, logInByCode } from './log-in-as.ts'
import { startTestApi, type TestApi } from './start-test-api.ts'

const authByPhone = '/api_vue/authentication/authByPhone/'
const checkCode = '/api_vue/authentication/checkCode/'
const checkSmsStatus = '/api_vue/authentication/checkSmsStatus/'
const getUserData = '/api_vue/authentication/getUserData/'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

/** A code lies some time back, as far as the shop can tell. */
function age(phone: string, interval: string) {
  return api.db
    .update(smsCode)
    .set({ createdAt: sql`${smsCode.createdAt} - ${interval}::interval` })
    .where(eq(smsCode.phone, phone))
}

describe('asking for a code', () => {
  it('[POST /authentication/authByPhone/] [auth.code] sends six digits without a leading zero and says when the next may be asked for', async () => {
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

  it('keeps no code in the database but as a keyed hash', async () => {
    const phone = freshPhone()
    await api.call('POST', authByPhone, { phone })
    const code = await lastCode(api.db, phone)
    const [row] = await api.db.select().from(smsCode).where(eq(smsCode.phone, phone))
    expect(JSON.stringify(row)).not.toContain(String(code))
  })

  it('[POST /authentication/checkSmsStatus/] tells only the asking session how the message fares', async () => {
    const phone = freshPhone()
    const visitor = visitorOf(api.call)
    const { smsStatusId } = (await visitor('POST', authByPhone, { phone })).body
    const asked = { phone, smsStatusId }
    expect((await visitor('POST', checkSmsStatus, asked)).body.smsStatus).toBe('waiting')
    await sendMessages(api.services)
    expect((await visitor('POST', checkSmsStatus, asked)).body).toEqual({
      smsStatus: 'sent',
      sendSmsError: null,
    })
    expect((await api.call('POST', checkSmsStatus, asked)).body.smsStatus).toBe('unknown')
  })

  it('[auth.code] keeps the error of a message that failed in sendSmsError', async () => {
    const phone = freshPhone()
    const visitor = visitorOf(api.call)
    const { smsStatusId } = (await visitor('POST', authByPhone, { phone })).body
    await api.db.update(message).set({ state: 'failed' }).where(eq(message.recipient, phone))
    expect((await visitor('POST', checkSmsStatus, { phone, smsStatusId })).body).toEqual({
      smsStatus: 'failed',
      sendSmsError: 'Не удалось отправить СМС. Попробуйте ещё раз позже.',
    })
  })

  it.each(['', '123', '+1 202 555 01 23', '8 (800) 55'])(
    'refuses %j as a number, in the field error',
    async (phone) => {
      const answer = await api.call('POST', authByPhone, { phone })
      expect(answer.status).toBe(200)
      expect(answer.body).toMatchObject({
        smsStatusId: null,
        error: 'Номер телефона введён неверно!',
      })
    },
  )

  it('sends another after 60 seconds, not before', async () => {
    const phone = freshPhone()
    await api.call('POST', authByPhone, { phone })
    await age(phone, '58 seconds')
    const soon = await api.call('POST', authByPhone, { phone })
    expect(soon.body.smsStatusId).toBeNull()
    expect(soon.body.retryAfterSeconds).toBeLessThanOrEqual(2)
    expect(soon.body.error).toMatch(/^Новый код можно запросить через [12] с\.$/)
    await age(phone, '3 seconds')
    expect((await api.call('POST', authByPhone, { phone })).body.error).toBeNull()
  })

  it('sends one message to a number that thirty browsers ask for at once', async () => {
    const phone = freshPhone()
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => api.call('POST', authByPhone, { phone })),
    )
    expect(answers.filter((answer) => answer.body.error === null)).toHaveLength(1)
    const sent = await api.db.select().from(message).where(eq(message.recipient, phone))
    expect(sent).toHaveLength(1)
  })

  it('answers the same for a number that has an account and one that has none', async () => {
    const { phone: known } = await logInByCode(api)
    await age(known, '2 minutes')
    const answers = [
      await api.call('POST', authByPhone, { phone: known }),
      await api.call('POST', authByPhone, { phone: freshPhone() }),
    ]
    const seen = answers.map(({ status, body, headers }) => ({
      status,
      body: { ...body, smsStatusId: typeof body.smsStatusId },
      headers: [...headers.keys()].sort(),
    }))
    expect(seen[0]).toEqual(seen[1])
  })
})

describe('entering a code', () => {
  it('[POST /authentication/checkCode/] [auth.register] [auth.login] makes the account with the first right code and logs in', async () => {
    const phone = freshPhone()
    const visitor = visitorOf(api.call)
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
    const again = await logInByCode(api, await agedPhone(phone))
    expect(again.userId).toBe(answer.body.userData.id)
  })

  it('[call.auth] puts a new token in place of the old one, which opens nothing', async () => {
    const phone = freshPhone()
    const asked = await api.call('POST', authByPhone, { phone })
    const code = await lastCode(api.db, phone)
    const entered = await api.call('POST', checkCode, { code }, { cookie: asked.cookie })
    expect(entered.cookie).toMatch(/^sid=[\w-]{43}$/)
    expect(entered.cookie).not.toBe(asked.cookie)
    expect(entered.headers.getSetCookie()[0]).toMatch(/HttpOnly; SameSite=Lax/)
    const byOld = await api.call('POST', getUserData, {}, { cookie: asked.cookie })
    const byNew = await api.call('POST', getUserData, {}, { cookie: entered.cookie })
    expect(byOld.body.userData).toBe(false)
    expect(byNew.body.userData.phone).toBe(phone)
    const stored = JSON.stringify(await api.db.select().from(session))
    expect(stored).not.toContain(entered.cookie?.slice(4))
    expect(byNew.body.userData.sessid).not.toBe(entered.cookie?.slice(4))
  })

  it('takes a code once, however many send it at once', async () => {
    const phone = freshPhone()
    const { cookie } = await api.call('POST', authByPhone, { phone })
    const code = await lastCode(api.db, phone)
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => api.call('POST', checkCode, { code }, { cookie })),
    )
    expect(answers.filter((answer) => answer.body.status === 'success')).toHaveLength(1)
  })

  it('allows three tries, however many are made at once', async () => {
    const phone = freshPhone()
    const { cookie } = await api.call('POST', authByPhone, { phone })
    const code = await lastCode(api.db, phone)
    const wrong = code === 999_999 ? 100_000 : code + 1
    await Promise.all(
      Array.from({ length: 12 }, () => api.call('POST', checkCode, { code: wrong }, { cookie })),
    )
    const answer = await api.call('POST', checkCode, { code }, { cookie })
    expect(answer.body).toMatchObject({
      status: 'error',
      userData: false,
      error: 'Попытки закончились. Запросите новый код.',
    })
  })

  it('counts the tries down and takes the right code on the third', async () => {
    const phone = freshPhone()
    const { cookie } = await api.call('POST', authByPhone, { phone })
    const code = await lastCode(api.db, phone)
    const wrong = code === 999_999 ? 100_000 : code + 1
    const errors = [
      (await api.call('POST', checkCode, { code: wrong }, { cookie })).body.error,
      (await api.call('POST', checkCode, { code: wrong }, { cookie })).body.error,
    ]
    expect(errors).toEqual([
      'Неверный код. Осталось попыток: 2.',
      'Неверный код. Осталось попыток: 1.',
    ])
    expect((await api.call('POST', checkCode, { code }, { cookie })).body.status).toBe('success')
  })

  it('counts the tries in the asking session: a stranger neither uses them up nor gets in', async () => {
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

  it('forgets a code after five minutes', async () => {
    const phone = freshPhone()
    const { cookie } = await api.call('POST', authByPhone, { phone })
    const code = await lastCode(api.db, phone)
    await age(phone, '5 minutes')
    const answer = await api.call('POST', checkCode, { code }, { cookie })
    expect(answer.body.error).toBe('Код устарел. Запросите новый.')
  })

  it('takes the newest code only', async () => {
    const phone = freshPhone()
    const { cookie } = await api.call('POST', authByPhone, { phone })
    const first = await lastCode(api.db, phone)
    await age(phone, '61 seconds')
    await api.call('POST', authByPhone, { phone }, { cookie })
    const second = await lastCode(api.db, phone)
    if (first !== second) {
      const answer = await api.call('POST', checkCode, { code: first }, { cookie })
      expect(answer.body.status).toBe('error')
    }
    const answer = await api.call('POST', checkCode, { code: second }, { cookie })
    expect(answer.body.status).toBe('success')
  })

  async function agedPhone(phone: string): Promise<string> {
    await age(phone, '2 minutes')
    return phone
  }
})

describe('who is logged in', () => {
  it('[POST /authentication/getUserData/] [role.guest] says false for a guest and opens no session', async () => {
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

  it('[POST /authentication/logout/] [auth.logout] makes a guest of the customer, both counts 0, the old cookie dead', async () => {
    const phone = freshPhone()
    const { cookie } = await api.call('POST', authByPhone, { phone })
    const code = await lastCode(api.db, phone)
    const entered = await api.call('POST', checkCode, { code }, { cookie })
    const out = await api.call(
      'POST',
      '/api_vue/authentication/logout/',
      {},
      { cookie: entered.cookie },
    )
    expect(out.body).toEqual({ status: 'success', userData: false, favorites: 0, basket: 0 })
    for (const stale of [entered.cookie, out.cookie]) {
      const seen = await api.call('POST', getUserData, {}, { cookie: stale })
      expect(seen.body.userData).toBe(false)
    }
  })
})
