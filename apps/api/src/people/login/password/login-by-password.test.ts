import { verify } from '@node-rs/argon2'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { loginFailure, session, smsCode } from '../../../schema/session.table.ts'
import { userAccount } from '../../../schema/user.table.ts'
import { createVisitor } from '../../../test-support/create-call.ts'
import {
  addAccount,
  freshPhone,
  lastCode,
  logInAs,
  logInByCode,
} from '../../../test-support/log-in-as.ts'
import { solveAltcha } from '../../../test-support/solve-altcha.ts'
import { startTestApi, type TestApi } from '../../../test-support/start-test-api.ts'

// Test files of a worker share module instances, so they are reset for the mock below.
vi.hoisted(() => vi.resetModules())
/** The real hash function, with its calls counted. */
vi.mock('@node-rs/argon2', { spy: true })

const authByPhone = '/api_vue/authentication/authByPhone/'
const authByLogin = '/api_vue/authentication/authByLogin/'
const checkCode = '/api_vue/authentication/checkCode/'
const checkSmsStatus = '/api_vue/authentication/checkSmsStatus/'
const getUserData = '/api_vue/authentication/getUserData/'
const setPassword = '/api_vue/authentication/setPassword/'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

let lastAddress = 0
/** A visitor with an address of its own, so that delays of other tests do not apply. */
function createFreshVisitor() {
  lastAddress += 1
  return createVisitor(api.call, { 'x-forwarded-for': `203.0.113.${lastAddress}` })
}

describe('a customer', () => {
  it('[POST /authentication/authByLogin/] [auth.login] logs in by login or phone and password, under a new token', async () => {
    const { login, phone, password, id } = await addAccount(api.db)
    for (const name of [login, login.toUpperCase(), phone, `+${phone}`, `8${phone.slice(1)}`]) {
      const answer = await createFreshVisitor()('POST', authByLogin, { login: name, password })
      expect(answer.body).toMatchObject({ status: 'success', error: null, userData: { id, phone } })
      expect(answer.cookie).toMatch(/^sid=/)
    }
  })

  it('gets the same answer for a wrong password and for an unknown login', async () => {
    const { login } = await addAccount(api.db)
    const existing = await createFreshVisitor()('POST', authByLogin, {
      login,
      password: 'не тот пароль',
    })
    const unknown = await createFreshVisitor()('POST', authByLogin, {
      login: 'nobody-at-all',
      password: 'не тот пароль',
    })
    expect(existing.status).toBe(200)
    expect(existing.body).toMatchObject({ status: 'error', userData: false, favorites: 0 })
    expect(existing.body.error).toBe('Неверный логин или пароль.')
    expect(unknown.body).toEqual(existing.body)
  })

  it('cannot be distinguished from an unknown login by response time: a hash is verified for both', async () => {
    const { login } = await addAccount(api.db)
    for (const name of [login, 'nobody-at-all']) {
      const verifyCount = vi.mocked(verify).mock.calls.length
      await createFreshVisitor()('POST', authByLogin, { login: name, password: 'не тот пароль' })
      expect(vi.mocked(verify).mock.calls.length - verifyCount, name).toBe(1)
    }
  })

  it('cannot log in by password before setting one', async () => {
    const { phone } = await logInByCode(api)
    const answer = await createFreshVisitor()('POST', authByLogin, {
      login: phone,
      password: 'любой пароль',
    })
    expect(answer.body.error).toBe('Неверный логин или пароль.')
  })

  it('[auth.register] sets a password after entering a code, which ends the other sessions', async () => {
    const first = await logInByCode(api)
    await api.db
      .update(smsCode)
      .set({ createdAt: sql`${smsCode.createdAt} - interval '2 minutes'` })
      .where(eq(smsCode.phone, first.phone))
    const second = await logInByCode(api, first.phone, createFreshVisitor())
    const set = await second.call('POST', setPassword, { password: 'новый пароль дома' })
    expect(set.body).toEqual({ status: 'success' })
    expect((await first.call('POST', getUserData, {})).body.userData).toBe(false)
    expect((await second.call('POST', getUserData, {})).body.userData.id).toBe(first.userId)
    const byPassword = await createFreshVisitor()('POST', authByLogin, {
      login: first.phone,
      password: 'новый пароль дома',
    })
    expect(byPassword.body.status).toBe('success')
  })

  it('cannot set a password fifteen minutes after the code, nor without login, nor a common one', async () => {
    const customer = await logInByCode(api)
    const common = await customer.call('POST', setPassword, { password: 'qwerty123' })
    expect([common.status, common.body.code]).toEqual([400, 'password_common'])
    await api.db
      .update(session)
      .set({ verifiedAt: sql`now() - interval '15 minutes'` })
      .where(eq(session.userId, customer.userId))
    const expired = await customer.call('POST', setPassword, { password: 'новый пароль дома' })
    expect([expired.status, expired.body.code]).toEqual([403, 'prove_again'])
    const guest = await createFreshVisitor()('POST', setPassword, { password: 'новый пароль дома' })
    expect([guest.status, guest.body.code]).toEqual([401, 'login_needed'])
  })

  it('cannot set a password with a code for somebody else’s number', async () => {
    const customer = await logInAs(api)
    const withoutLogin = await customer.call('POST', setPassword, { password: 'новый пароль дома' })
    expect(withoutLogin.body.code).toBe('prove_again')
    const { phone } = await addAccount(api.db, { groups: [20] })
    await customer.call('POST', authByPhone, { phone })
    await customer.call('POST', checkCode, { code: await lastCode(api.db, phone) })
    const otherNumber = await customer.call('POST', setPassword, { password: 'новый пароль дома' })
    expect([otherNumber.status, otherNumber.body.code]).toEqual([403, 'prove_again'])
  })
})

describe('a member of staff', () => {
  it.each([1, 20, 26, 29, 45, 60])(
    'of group %i enters the password and then a code',
    async (group) => {
      const { login, password, phone, id } = await addAccount(api.db, { groups: [group] })
      const visitor = createFreshVisitor()
      const first = await visitor('POST', authByLogin, { login, password })
      expect(first.body).toMatchObject({
        status: 'error',
        userData: false,
        needsCode: true,
        error: null,
      })
      expect(first.body.codePhone).toBe(`+7 (•••) •••-••-${phone.slice(-2)}`)
      expect((await visitor('POST', getUserData, {})).body.userData).toBe(false)
      const second = await visitor('POST', checkCode, { code: await lastCode(api.db, phone) })
      expect(second.body).toMatchObject({ status: 'success', userData: { id, group: [group] } })
    },
  )

  it('[auth.sms-status] asks for the delivery of the code by the masked phone, the only one it knows', async () => {
    const { login, password } = await addAccount(api.db, { groups: [20] })
    const visitor = createFreshVisitor()
    const { codePhone, smsStatusId } = (await visitor('POST', authByLogin, { login, password }))
      .body
    const ask = (phone: string) => visitor('POST', checkSmsStatus, { phone, smsStatusId })
    expect((await ask(codePhone)).body.smsStatus).toBe('waiting')
    const otherPhone = codePhone.replace(/\d\d$/, codePhone.endsWith('00') ? '01' : '00')
    expect((await ask(otherPhone)).body.smsStatus).toBe('unknown')
  })

  it('cannot log in with a code alone', async () => {
    const { phone } = await addAccount(api.db, { groups: [1] })
    const visitor = createFreshVisitor()
    await visitor('POST', authByPhone, { phone })
    const answer = await visitor('POST', checkCode, { code: await lastCode(api.db, phone) })
    expect(answer.body).toMatchObject({ status: 'error', userData: false, needsPassword: true })
    expect((await visitor('POST', getUserData, {})).body).toMatchObject({
      userData: false,
      isStaff: false,
    })
  })

  it('may enter the code first and the password within five minutes', async () => {
    const { login, phone, password, id } = await addAccount(api.db, { groups: [29] })
    const visitor = createFreshVisitor()
    await visitor('POST', authByPhone, { phone })
    await visitor('POST', checkCode, { code: await lastCode(api.db, phone) })
    const answer = await visitor('POST', authByLogin, { login, password })
    expect(answer.body).toMatchObject({ status: 'success', userData: { id, isStaff: true } })
  })

  it('who was invited sets a first password after the code; one who has a password cannot', async () => {
    const phone = freshPhone()
    await api.db.insert(userAccount).values({ phone, groups: [20], name: 'Вера' })
    const visitor = createFreshVisitor()
    await visitor('POST', authByPhone, { phone })
    const codeAnswer = await visitor('POST', checkCode, { code: await lastCode(api.db, phone) })
    expect(codeAnswer.body).toMatchObject({ needsPassword: true, needsNewPassword: true })
    const set = await visitor('POST', setPassword, { password: 'первый пароль' })
    expect(set.status).toBe(200)
    const repeated = await visitor('POST', setPassword, { password: 'второй пароль' })
    expect(repeated.status).toBe(401)
    const login = await visitor('POST', authByLogin, { login: phone, password: 'первый пароль' })
    expect(login.body).toMatchObject({ status: 'success', userData: { group: [20] } })
  })

  it('renews the verification by a code without a new session', async () => {
    const seller = await logInAs(api, { groups: [20] })
    await api.db
      .update(smsCode)
      .set({ createdAt: sql`${smsCode.createdAt} - interval '2 minutes'` })
      .where(eq(smsCode.phone, seller.phone))
    await api.db
      .update(session)
      .set({ verifiedAt: sql`now() - interval '20 minutes'` })
      .where(eq(session.userId, seller.userId))
    await seller.call('POST', authByPhone, { phone: seller.phone })
    const code = await lastCode(api.db, seller.phone)
    const answer = await seller.call('POST', checkCode, { code })
    expect(answer.body).toMatchObject({ status: 'success', userData: { id: seller.userId } })
    const [row] = await api.db.select().from(session).where(eq(session.userId, seller.userId))
    expect(Date.now() - (row?.verifiedAt?.getTime() ?? 0)).toBeLessThan(60_000)
  })
})

describe('wrong passwords', () => {
  it('cause a captcha and a growing delay for the same client', async () => {
    const { login, password } = await addAccount(api.db)
    const visitor = createFreshVisitor()
    const attempts = []
    for (let i = 0; i < 4; i++) {
      attempts.push((await visitor('POST', authByLogin, { login, password: 'не тот пароль' })).body)
    }
    expect(attempts.map(({ needsCaptcha }) => needsCaptcha)).toEqual([false, false, true, true])
    expect(attempts[3].error).toBe('Слишком много попыток. Повторите через 1 с.')
    await ageFailuresByTwoMinutes()
    const right = await visitor('POST', authByLogin, { login, password })
    expect(right.body).toMatchObject({ status: 'error', needsCaptcha: true })
    expect(right.body.error).toBe('Подтвердите, что вы не робот.')
  })

  it('are checked three times at most, however many are sent at once', async () => {
    const { login } = await addAccount(api.db)
    const visitor = createFreshVisitor()
    const answers = await Promise.all(
      Array.from({ length: 25 }, () =>
        visitor('POST', authByLogin, { login, password: 'не тот пароль' }),
      ),
    )
    const checkedAnswers = answers.filter(({ body }) => body.error === 'Неверный логин или пароль.')
    expect(checkedAnswers.length).toBeLessThanOrEqual(3)
  })

  it('of a stranger do not lock the owner out: at most a captcha is required', async () => {
    const { login, password } = await addAccount(api.db)
    const stranger = createFreshVisitor()
    for (let i = 0; i < 6; i++) {
      await stranger('POST', authByLogin, { login, password: 'не тот пароль' })
    }
    const owner = createFreshVisitor()
    const first = await owner('POST', authByLogin, { login, password })
    expect(first.body).toMatchObject({ needsCaptcha: true, retryAfterSeconds: 0 })
    await solveAltcha(owner)
    expect((await owner('POST', authByLogin, { login, password })).body.status).toBe('success')
  })

  async function ageFailuresByTwoMinutes() {
    await api.db
      .update(loginFailure)
      .set({ createdAt: sql`${loginFailure.createdAt} - interval '2 minutes'` })
  }
})
