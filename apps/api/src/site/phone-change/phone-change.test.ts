import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { grantBonus } from '../../basket/bonus/grant-bonus.ts'
import { findBonusAccount } from '../../basket/bonus/ledger/bonus-ledger.queries.ts'
import { bonusOperation } from '../../schema/bonus-ledger.table.ts'
import { message } from '../../schema/message.table.ts'
import { checkout } from '../../schema/order.table.ts'
import { createVisitor } from '../../test-support/create-call.ts'
import { addGoods, goods } from '../../test-support/fixtures/goods.ts'
import { createPayableOrder } from '../../test-support/fixtures/paid-order.ts'
import { ageCodes, callPersonal, spoil } from '../../test-support/fixtures/profile-code.ts'
import { freshPhone, lastCode, logInByCode, type Visitor } from '../../test-support/log-in-as.ts'
import { findBrokenInvariants } from '../../test-support/money-invariants.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ fill: addGoods })
})
afterEach(async () => expect(await findBrokenInvariants(api.db)).toEqual([]))
afterAll(() => api.close())

const grant = (phone: string, amount: number, reason: string) =>
  grantBonus(api.db, { phone, reason, amount })
const getBalance = async (phone: string) => (await findBonusAccount(api.db, phone)).balance

/** Requests both codes and reads them from the outbox. */
async function requestCodes(visitor: Visitor, phone: string) {
  await ageCodes(api)
  const sent = await callPersonal(visitor, 'sendCodeForPhoneChange', { phone })
  expect(sent.body).toMatchObject({ result: true, error: null })
  return {
    oldCode: await lastCode(api.db, visitor.phone),
    code: await lastCode(api.db, phone),
  }
}

async function changePhone(visitor: Visitor, phone: string) {
  const codes = await requestCodes(visitor, phone)
  return callPersonal(visitor, 'changePhoneByCode', { phone, ...codes })
}

describe('[POST /personal/#checkPhoneForChange] a new number', () => {
  it('is refused when it is none, or the present one; nothing tells whether it is known', async () => {
    const customer = await logInByCode(api)
    const other = await logInByCode(api)
    const check = async (phone: string) =>
      (await callPersonal(customer, 'checkPhoneForChange', { phone })).body
    expect(await check('123')).toEqual({
      result: false,
      error: 'Номер телефона введён неверно!',
    })
    expect(await check(customer.phone)).toEqual({
      result: false,
      error: 'Это ваш нынешний номер.',
    })
    expect(await check(other.phone)).toEqual({ result: true, error: null })
    expect(await check(freshPhone())).toEqual({ result: true, error: null })
  })
})

describe('[POST /personal/#sendCodeForPhoneChange] codes', () => {
  it('go to both numbers, and a second request within a minute keeps them', async () => {
    const customer = await logInByCode(api)
    const phone = freshPhone()
    const { oldCode, code } = await requestCodes(customer, phone)
    const again = await callPersonal(customer, 'sendCodeForPhoneChange', { phone })
    expect(again.body).toMatchObject({ result: true, error: null })
    expect(await lastCode(api.db, phone)).toBe(code)
    const changed = await callPersonal(customer, 'changePhoneByCode', { phone, oldCode, code })
    expect(changed.status).toBe(200)
  })

  it('are refused while another code to the number has just been sent', async () => {
    const customer = await logInByCode(api)
    const sent = await callPersonal(customer, 'sendCodeForPhoneChange', { phone: freshPhone() })
    expect(sent.body.result).toBe(false)
    expect(sent.body.retryAfterSeconds).toBeGreaterThan(0)
  })
})

describe('[POST /personal/#changePhoneByCode] a changed number', () => {
  it('is the login from then on; other sessions end, and the earlier number is told once', async () => {
    const customer = await logInByCode(api)
    await ageCodes(api)
    const elsewhere = await logInByCode(api, customer.phone, createVisitor(api.call))
    const phone = freshPhone()
    const { body } = await changePhone(customer, phone)
    expect(body).toEqual({ result: true, phone })
    expect((await callPersonal(customer, 'getAdditionalInfo')).body.phone).toBe(phone)
    expect((await callPersonal(elsewhere, 'getAdditionalInfo')).status).toBe(401)
    const told = await api.db.select().from(message).where(eq(message.recipient, customer.phone))
    expect(told.filter(({ purpose }) => purpose === 'phoneChanged')).toHaveLength(1)
    expect((await logInByCode(api, freshPhone())).userId).not.toBe(customer.userId)
  })

  it('takes orders and bonuses along, joined with those of the new number, and the ledger adds up', async () => {
    const phone = freshPhone()
    const earlier = freshPhone()
    const { basketGroup } = await createPayableOrder(api, earlier, [
      { offerId: goods.sofa, quantity: 1 },
    ])
    // It creates an account of its number, to which nobody has logged in.
    const guestOrder = await createPayableOrder(api, phone, [{ offerId: goods.sofa, quantity: 1 }])
    await grant(earlier, 300, 'subscription')
    await grant(earlier, 50, 'promotion:spring')
    await grant(phone, 300, 'subscription')
    const customer = await logInByCode(api, earlier)
    expect((await changePhone(customer, phone)).status).toBe(200)

    expect([await getBalance(earlier), await getBalance(phone)]).toEqual([0, 650])
    const rows = await api.db.select().from(checkout).where(eq(checkout.userId, customer.userId))
    expect(rows.map((row) => row.guid).toSorted()).toEqual(
      [basketGroup, guestOrder.basketGroup].toSorted(),
    )
    expect(rows.map((row) => row.phone)).toEqual([phone, phone])
    const bonuses = await callPersonal(customer, 'getBonusInfo')
    expect(bonuses.body.balance).toBe(650)
    // The grants follow their owner: neither is granted once more.
    expect(await grant(phone, 50, 'promotion:spring')).toBe(false)
    expect(await grant(earlier, 50, 'promotion:spring')).toBe(true)
    expect(await getBalance(earlier)).toBe(50)
  })

  it('needs both codes; a right one stays valid while the other is mistyped, three times at most', async () => {
    const customer = await logInByCode(api)
    const phone = freshPhone()
    const { oldCode, code } = await requestCodes(customer, phone)
    const change = (codes: object) =>
      callPersonal(customer, 'changePhoneByCode', { phone, oldCode, code, ...codes })
    const wrongOld = await change({ oldCode: spoil(oldCode) })
    expect([wrongOld.status, Object.keys(wrongOld.body.fields)]).toEqual([403, ['oldCode']])
    const wrongNew = await change({ code: spoil(code) })
    expect([wrongNew.status, Object.keys(wrongNew.body.fields)]).toEqual([403, ['code']])
    expect(wrongNew.body.detail).toBe('Неверный код. Осталось попыток: 2.')
    await change({ code: spoil(code) })
    await change({ code: spoil(code) })
    const over = await change({})
    expect(over.body.detail).toBe('Попытки закончились. Запросите новый код.')
    expect((await callPersonal(customer, 'getAdditionalInfo')).body.phone).toBe(customer.phone)
  })

  it('is refused when another account has it, after its code and without a word whose it is', async () => {
    const other = await logInByCode(api)
    const customer = await logInByCode(api)
    await grant(customer.phone, 100, 'promotion:own')
    const refused = await changePhone(customer, other.phone)
    expect([refused.status, refused.body.code]).toEqual([409, 'phone_taken'])
    expect(refused.text).not.toContain(String(other.userId))
    expect(await getBalance(customer.phone)).toBe(100)
    expect((await callPersonal(other, 'getAdditionalInfo')).body.phone).toBe(other.phone)
  })

  it('leaves nothing in the ledger of bonuses open to be rewritten but the number', async () => {
    const phone = freshPhone()
    await grant(phone, 100, 'promotion:kept')
    const own = eq(bonusOperation.phone, phone)
    const appendOnly = { cause: { code: '23514' } }
    await expect(
      api.db.update(bonusOperation).set({ goodsSum: 1 }).where(own),
    ).rejects.toMatchObject(appendOnly)
    await expect(api.db.delete(bonusOperation).where(own)).rejects.toMatchObject(appendOnly)
  })
})
