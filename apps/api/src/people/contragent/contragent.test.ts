import { afterAll, beforeAll, expect, it } from 'vitest'
import { callPersonal } from '../../test-support/fixtures/profile-code.ts'
import { logInAs, type Visitor } from '../../test-support/log-in-as.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'

const contragent = {
  name: 'ООО «Ромашка»',
  inn: '7701990013',
  kpp: '770101001',
  address: 'г Москва, ул Тверская, д 12',
}
const bank = { bankName: 'Банк «Светлый»', bic: '044525991', correspondentAccount: '' }
const BIC_KEY = [9, 9, 1]

/** An account whose key digit fits the bank. */
function buildAccount(number: number): string {
  const [head, tail] = ['40702810', String(number).padStart(11, '0')]
  for (let key = 0; key <= 9; key++) {
    const digits = [...BIC_KEY, ...`${head}${key}${tail}`].map(Number)
    const weights = [7, 1, 3]
    const sum = digits.reduce(
      (total, digit, i) => total + ((digit * (weights[i % 3] ?? 0)) % 10),
      0,
    )
    if (sum % 10 === 0) return `${head}${key}${tail}`
  }
  throw new Error('no key fits')
}

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

const add = (visitor: Visitor, number = 1) =>
  callPersonal(visitor, 'processContragent', {
    operation: 'add',
    contragent,
    paymentAccount: { ...bank, account: buildAccount(number) },
  })

it('[POST /personal/#processContragent] [lk.contragent] adds, changes and deletes the customer’s companies', async () => {
  const customer = await logInAs(api)
  const added = await add(customer)
  expect(added.status, added.text).toBe(200)
  const [saved] = added.body.contragents
  expect(saved).toMatchObject({ contragent, paymentAccount: bank })
  const changed = await callPersonal(customer, 'processContragent', {
    operation: 'change',
    ...saved,
    contragent: { ...contragent, address: 'г Москва' },
  })
  expect(changed.body.contragents[0].contragent.address).toBe('г Москва')
  expect((await callPersonal(customer, 'getContragents')).body).toEqual(changed.body)
  const remove = { operation: 'delete', guid: saved.guid }
  expect((await callPersonal(customer, 'processContragent', remove)).body.contragents).toEqual([])
  expect((await callPersonal(customer, 'processContragent', remove)).status).toBe(404)
})

it('[lk.contragent] requisites that cannot be right are named by their fields', async () => {
  const customer = await logInAs(api)
  const answer = await callPersonal(customer, 'processContragent', {
    operation: 'add',
    contragent: { ...contragent, inn: '7701990014' },
    paymentAccount: { ...bank, account: '40702810000000000000' },
  })
  expect([answer.status, Object.keys(answer.body.fields)]).toEqual([
    400,
    ['contragent.inn', 'paymentAccount.account'],
  ])
})

it('[POST /personal/#getContragents] [POST /personal/#processContragent] [lk.contragent] nobody reads, changes or deletes another’s companies', async () => {
  const owner = await logInAs(api)
  const stranger = await logInAs(api)
  const [saved] = (await add(owner)).body.contragents
  expect((await callPersonal(stranger, 'getContragents')).body.contragents).toEqual([])
  for (const operation of [
    { operation: 'delete', guid: saved.guid },
    { operation: 'change', ...saved },
  ])
    expect((await callPersonal(stranger, 'processContragent', operation)).status).toBe(404)
  expect((await callPersonal(owner, 'getContragents')).body.contragents).toEqual([saved])
})

it('[lk.contragent] the same company is saved once, and at most twenty, also by simultaneous requests', async () => {
  const customer = await logInAs(api)
  const twins = await Promise.all([add(customer), add(customer)])
  expect(twins.map(({ status }) => status).toSorted()).toEqual([200, 409])
  for (let number = 2; number < 20; number++) await add(customer, number)
  const last = await Promise.all([add(customer, 20), add(customer, 21)])
  expect(last.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(last.find(({ status }) => status === 409)?.body.code).toBe('too_many')
})
