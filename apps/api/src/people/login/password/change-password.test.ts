import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { userAccount } from '../../../schema/user.table.ts'
import { createVisitor } from '../../../test-support/create-call.ts'
import {
  callPersonal,
  requestProfileCode,
  spoil,
} from '../../../test-support/fixtures/profile-code.ts'
import { addAccount, lastCode, logInAs, logInByCode } from '../../../test-support/log-in-as.ts'
import { startTestApi, type TestApi } from '../../../test-support/start-test-api.ts'

const oldPassword = 'семь раз отмерь'
const password = 'один раз отрежь'
let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

async function canLogIn(login: string, tried: string): Promise<boolean> {
  const visitor = createVisitor(api.call)
  const answer = await visitor('POST', '/api_vue/authentication/authByLogin/', {
    login,
    password: tried,
  })
  return answer.body.status === 'success'
}

describe('[POST /personal/#changePassword] [lk.password] a password', () => {
  it('is changed by the old one, stored as argon2id, and ends all other sessions at once', async () => {
    const customer = await logInAs(api)
    const elsewhere = await logInByCode(api, customer.phone)
    const changed = await callPersonal(customer, 'changePassword', { password, oldPassword })
    expect(changed.body).toEqual({ result: true })
    const [row] = await api.db
      .select({ passwordHash: userAccount.passwordHash })
      .from(userAccount)
      .where(eq(userAccount.id, customer.userId))
    expect(row?.passwordHash).toMatch(/^\$argon2id\$/)
    expect((await callPersonal(elsewhere, 'getAdditionalInfo')).status).toBe(401)
    expect((await callPersonal(customer, 'getAdditionalInfo')).status).toBe(200)
    expect(await canLogIn(customer.phone, oldPassword)).toBe(false)
    expect(await canLogIn(customer.phone, password)).toBe(true)
  })

  it('is set by a code of the own number, which is valid once and for nothing else', async () => {
    const customer = await logInByCode(api)
    const code = await requestProfileCode(api, customer, 'password')
    const wrong = await callPersonal(customer, 'changePassword', { password, code: spoil(code) })
    expect([wrong.status, wrong.body.code]).toEqual([403, 'code_refused'])
    expect(wrong.body.detail).toBe('Неверный код. Осталось попыток: 2.')
    expect((await callPersonal(customer, 'removeAccount', { code })).status).toBe(403)
    expect((await callPersonal(customer, 'changePassword', { password, code })).status).toBe(200)
    expect((await callPersonal(customer, 'changePassword', { password, code })).status).toBe(403)
    expect((await callPersonal(customer, 'getAdditionalInfo')).body.hasPassword).toBe(true)
    expect(await canLogIn(customer.phone, password)).toBe(true)
  })

  it('is not changed without verification, by the login’s code, or to one that is easily guessed', async () => {
    const customer = await logInByCode(api)
    const loginCode = await lastCode(api.db, customer.phone)
    const refused = await Promise.all([
      callPersonal(customer, 'changePassword', { password }),
      callPersonal(customer, 'changePassword', { password, code: loginCode }),
      callPersonal(customer, 'changePassword', { password: 'qwerty123', code: loginCode }),
    ])
    expect(refused.map(({ body }) => body.code)).toEqual([
      'invalid',
      'code_refused',
      'password_common',
    ])
    expect((await callPersonal(customer, 'getAdditionalInfo')).body.hasPassword).toBe(false)
  })

  it('cannot be guessed faster in an open session than at the login', async () => {
    const customer = await logInAs(api)
    const guess = (tried: string) =>
      callPersonal(customer, 'changePassword', { password, oldPassword: tried })
    const answers = []
    for (let attempt = 0; attempt < 5; attempt++) answers.push(await guess('не тот пароль'))
    expect(answers[0]?.body.detail).toBe('Старый пароль не подошёл.')
    expect(answers.at(-1)?.body.detail).toMatch(/^Слишком много попыток/)
    expect((await guess(oldPassword)).status).toBe(403)
  })
})

it('[lk.password] invited staff have no password: after the code they set their first and log in by it', async () => {
  const { id, phone } = await addAccount(api.db, { groups: [20] })
  await api.db.update(userAccount).set({ passwordHash: null }).where(eq(userAccount.id, id))
  const call = createVisitor(api.call)
  await call('POST', '/api_vue/authentication/authByPhone/', { phone })
  const code = await lastCode(api.db, phone)
  const entered = await call('POST', '/api_vue/authentication/checkCode/', { code })
  expect(entered.body).toMatchObject({ userData: false, needsNewPassword: true })
  const set = await call('POST', '/api_vue/authentication/setPassword/', { password })
  expect(set.status).toBe(200)
  const login = await call('POST', '/api_vue/authentication/authByLogin/', {
    login: phone,
    password,
  })
  expect(login.body.userData.isStaff).toBe(true)
})
