import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  askBalance,
  findOrderNumber,
  issueCertificate,
  readBalance,
  writeOff,
} from '../../test-support/fixtures/certificate.ts'
import { addGoods, goods } from '../../test-support/fixtures/goods.ts'
import {
  createPayableOrder,
  readMoney,
  type TestOrder,
} from '../../test-support/fixtures/paid-order.ts'
import { freshPhone } from '../../test-support/log-in-as.ts'
import { findBrokenInvariants } from '../../test-support/money-invariants.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'

const CHECKOUTS = 5
const WRITE_OFFS = 50

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ fill: addGoods, env: { CERTIFICATE_TRIES_PER_HOUR: '1000' } })
})
afterAll(() => api.close())

const carpet = [{ offerId: goods.carpetByMetre, quantity: 1 }]
const ordered = () => createPayableOrder(api, freshPhone(), carpet)

describe('[payment.certificate] a certificate spent from many places at once', () => {
  it('pays no more than its balance over several checkouts; the others get a readable 409', async () => {
    const orders = await Promise.all(Array.from({ length: CHECKOUTS }, ordered))
    const numbers = await Promise.all(orders.map(findOrderNumber))
    const typed = await issueCertificate(api.db, { face: 1_000 })
    const amount = 90
    const answers = await Promise.all(
      Array.from({ length: WRITE_OFFS }, (_, index) => {
        const order = orders[index % CHECKOUTS]
        if (!order) throw new Error('no checkout')
        const orderId = numbers[index % CHECKOUTS] ?? ''
        return writeOff(order, typed, amount, { orderId })
      }),
    )
    const paid = answers.filter(({ status }) => status === 200)
    expect(paid).toHaveLength(11)
    for (const { status, body } of answers.filter((answer) => answer.status !== 200)) {
      expect([status, body.code]).toEqual([409, 'certificate_amount'])
      expect(body.maxAmount).toBe(10)
    }
    expect(await readBalance(api.db, typed)).toBe(10)
    const money = await Promise.all(orders.map((order) => readMoney(api, order)))
    expect(money.reduce((sum, one) => sum + Number(one?.paid), 0)).toBe(990)
    expect(await findBrokenInvariants(api.db)).toEqual([])
  })

  it('pays a checkout no more than is due, whatever certificates are used at once', async () => {
    const order = await ordered()
    const orderId = await findOrderNumber(order)
    const certificates = await Promise.all(
      Array.from({ length: 6 }, () => issueCertificate(api.db, { face: order.sum })),
    )
    const answers = await Promise.all(
      certificates.map((typed) => writeOff(order, typed, order.sum, { orderId })),
    )
    const codes = answers.map(({ status, body }) => (status === 200 ? 'paid' : body.code)).sort()
    expect(codes).toEqual([...Array(5).fill('already_paid'), 'paid'])
    expect(await readMoney(api, order)).toMatchObject({ in: order.sum, paid: order.sum })
    expect(await findBrokenInvariants(api.db)).toEqual([])
  })
})

describe('[payment.certificate] guessing keys', () => {
  let strict: TestApi
  beforeAll(async () => {
    strict = await startTestApi({ fill: addGoods, env: { CERTIFICATE_TRIES_PER_HOUR: '3' } })
  })
  afterAll(() => strict.close())

  const fromAddress = (address: string) => ({ headers: { 'x-forwarded-for': address } })

  it('ends after a few wrong tries of a session, whatever codes it names; right ones do not count', async () => {
    const order = await createPayableOrder(strict, freshPhone(), carpet)
    const typed = await issueCertificate(strict.db)
    for (let time = 0; time < 5; time += 1) {
      expect((await askBalance(order, typed, fromAddress('203.0.113.5'))).status).toBe(200)
    }
    const wrong = Array.from({ length: 5 }, (_, index) =>
      askBalance(order, { ...typed, certificate: `CODE${index}` }, fromAddress('203.0.113.5')),
    )
    const statuses = (await Promise.all(wrong)).map(({ status }) => status)
    expect(statuses.sort()).toEqual([200, 200, 200, 429, 429])
    const refused = await writeOff(order, typed, 100, fromAddress('203.0.113.6'))
    expect([refused.status, refused.body.code]).toEqual([429, 'too_often'])
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  it('of one certificate ends after a few tries from any session and address', async () => {
    const typed = await issueCertificate(strict.db)
    const statuses: number[] = []
    for (let index = 0; index < 4; index += 1) {
      const order = await createPayableOrder(strict, freshPhone(), carpet)
      const wrong = { ...typed, secretKey: `WRONG${index}` }
      const address = fromAddress(`198.51.100.${index}`)
      statuses.push((await askBalance(order, wrong, address)).status)
    }
    expect(statuses).toEqual([200, 200, 200, 429])
  })

  it('from one address ends after three sessions’ tries', async () => {
    const statuses: number[] = []
    for (let index = 0; index < 10; index += 1) {
      const order = await createPayableOrder(strict, freshPhone(), carpet)
      const typed = { certificate: `OTHER${index}`, secretKey: 'WRONG' }
      statuses.push((await askBalance(order, typed, fromAddress('192.0.2.7'))).status)
    }
    expect(statuses).toEqual([...Array(9).fill(200), 429])
  })

  it('from an address without tries costs the certificates of others none', async () => {
    const address = fromAddress('192.0.2.8')
    const typed = await issueCertificate(strict.db)
    const tryThrice = async (order: TestOrder, code: (index: number) => string) => {
      const statuses: number[] = []
      for (let index = 0; index < 3; index += 1) {
        const wrong = { certificate: code(index), secretKey: 'WRONG' }
        statuses.push((await askBalance(order, wrong, address)).status)
      }
      return statuses
    }
    for (const session of ['A', 'B', 'C']) {
      const order = await createPayableOrder(strict, freshPhone(), carpet)
      expect(await tryThrice(order, (index) => `SPENT${session}${index}`)).toEqual([200, 200, 200])
    }
    const order = await createPayableOrder(strict, freshPhone(), carpet)
    expect(await tryThrice(order, () => typed.certificate)).toEqual([429, 429, 429])
    expect((await askBalance(order, typed, fromAddress('192.0.2.9'))).status).toBe(200)
  })
})
