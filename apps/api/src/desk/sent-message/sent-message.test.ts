import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { message } from '../../schema/message.table.ts'
import { orderConfirmation } from '../../schema/order-confirmation.table.ts'
import { MessageRejectedError } from '../../shop/message/message-sender.ts'
import { type NewMessage, queueMessage } from '../../shop/message/queue-message.ts'
import { sendMessages } from '../../shop/message/send-messages.ts'
import { type Call, createVisitor } from '../../test-support/create-call.ts'
import { addGoods, goods } from '../../test-support/fixtures/goods.ts'
import { createPayableOrder } from '../../test-support/fixtures/paid-order.ts'
import { freshPhone, lastCode, logInAs, logInByCode } from '../../test-support/log-in-as.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'

const STORE = 2
const OTHER_STORE = 3

let api: TestApi
let callCentre: Call
beforeAll(async () => {
  api = await startTestApi({ fill: addGoods })
  callCentre = (await logInAs(api, { groups: [29] })).call
})
afterAll(() => api.close())

const find = (staff: Call, recipient: string, after?: number) =>
  staff('POST', '/api_vue/retail/messages/', { recipient, ...(after ? { after } : {}) })

let count = 0

async function queue(recipient: string, change: Partial<NewMessage> = {}): Promise<number> {
  count += 1
  const dedupeKey = `sent-message:${count}`
  await queueMessage(api.db, {
    channel: recipient.includes('@') ? 'email' : 'sms',
    recipient,
    purpose: 'payment',
    language: 'ru',
    values: { number: '1204', sum: '64 990 ₽', url: 'https://shop.example/secret-link/' },
    dedupeKey,
    ...change,
  })
  const { rows } = await api.db.execute<{ id: string }>(
    sql`select id from message where dedupe_key like ${`%:${dedupeKey}`}`,
  )
  return Number(rows[0]?.id)
}

const listIds = ({ body }: { body: { messages: { id: number }[] } }) =>
  body.messages.map(({ id }) => id)

describe('[retail.messages] what was sent to a customer', () => {
  it('[POST /retail/messages/] is found by the phone in any spelling, newest first, and nothing of others', async () => {
    const phone = freshPhone()
    await queue(freshPhone())
    const first = await queue(phone)
    await queue('somebody@shop.example')
    const second = await queue(phone, { purpose: 'packed', values: { number: '1204' } })
    const national = phone.slice(1)
    for (const spelling of [
      phone,
      `8${national}`,
      `+7 (${national.slice(0, 3)}) ${national.slice(3, 6)}-${national.slice(6, 8)}-${national.slice(8)}`,
      national,
    ]) {
      const found = await find(callCentre, spelling)
      expect(found.status, found.text).toBe(200)
      expect(listIds(found), spelling).toEqual([second, first])
    }
    const { body } = await find(callCentre, phone)
    expect(body.next).toBeNull()
    expect(body.messages[0]).toEqual({
      id: second,
      channel: 'sms',
      purpose: 'packed',
      state: 'waiting',
      createdAt: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/),
      sentAt: null,
      reason: null,
      canResend: false,
    })
  })

  it('is found by the e-mail address in capitals, whichever way it was typed first', async () => {
    const id = await queue('Vera.Petrova@Shop.Example')
    for (const spelling of ['VERA.PETROVA@SHOP.EXAMPLE', ' vera.petrova@shop.example'])
      expect(listIds(await find(callCentre, spelling))).toEqual([id])
  })

  it('comes fifty at a time, after the last one shown', async () => {
    const phone = freshPhone()
    const ids: number[] = []
    for (let number = 0; number < 51; number++) ids.unshift(await queue(phone))
    const first = await find(callCentre, phone)
    expect(listIds(first)).toEqual(ids.slice(0, 50))
    expect(first.body.next).toBe(ids[49])
    await queue(phone)
    const second = await find(callCentre, phone, first.body.next)
    expect(listIds(second)).toEqual(ids.slice(50))
    expect(second.body.next).toBeNull()
  })

  it('has neither text nor subject: no code, no link', async () => {
    const phone = freshPhone()
    await queue(phone)
    await createVisitor(api.call)('POST', '/api_vue/authentication/authByPhone/', { phone })
    const code = await lastCode(api.db, phone)
    const { body, text } = await find(callCentre, phone)
    const purposes = body.messages.map(({ purpose }: { purpose: string }) => purpose)
    expect(purposes).toEqual(['code', 'payment'])
    for (const secret of [String(code), 'secret-link', '"body"', '"subject"', phone])
      expect(text).not.toContain(secret)
  })

  it('says when it was sent, that it waits while it is tried, and why it failed', async () => {
    const phone = freshPhone()
    const [failed, tried, sent] = [await queue(phone), await queue(phone), await queue(phone)]
    await api.db.execute(sql`update message set state = 'failed', attempts = 8,
      error = 'smsc.ru refused: 7' where id = ${failed}`)
    await api.db.execute(sql`update message set state = 'sending' where id = ${tried}`)
    await api.db.execute(sql`update message set state = 'sent', sent_at = '2026-11-22T10:00:00Z'
      where id = ${sent}`)
    const { body, text } = await find(callCentre, phone)
    expect(body.messages).toMatchObject([
      { id: sent, state: 'sent', sentAt: '2026-11-22T10:00:00.000Z', canResend: false },
      { id: tried, state: 'waiting', sentAt: null, canResend: false },
      { id: failed, state: 'failed', reason: 'unreachable', canResend: true },
    ])
    expect(text).not.toContain('smsc.ru')
  })

  it.each([
    ['rejected', 'failed', new MessageRejectedError('smsc.ru refused: 7'), {}],
    ['unreachable', 'waiting', new Error('connect ECONNREFUSED 10.0.0.7:25'), {}],
    ['expired', 'failed', new Error('never asked'), { expiresAt: new Date(0) }],
  ] as const)(
    'says that it is %s, not in the words of the sender',
    async (reason, state, error, change) => {
      const phone = freshPhone()
      await queue(phone, change)
      api.services.senders.sms = {
        send: () => Promise.reject(error),
        wasTaken: async () => false,
      }
      await sendMessages(api.services)
      const { body, text } = await find(callCentre, phone)
      expect(body.messages).toMatchObject([{ state, reason }])
      for (const words of [error.message, '"error"', '"attempts"'])
        expect(text).not.toContain(words)
    },
  )

  it('is worth sending again unless it is a code or its time is over', async () => {
    const phone = freshPhone()
    const values = { code: 123_456, host: 'shop.example', number: '1204' }
    const soon = new Date(Date.now() + 60_000)
    const expired = await queue(phone, { expiresAt: new Date(Date.now() - 1_000) })
    const current = await queue(phone, { expiresAt: soon })
    await queue(phone, { purpose: 'code', values, expiresAt: soon })
    await queue(phone, { purpose: 'orderCode', values, expiresAt: soon })
    await api.db.update(message).set({ state: 'failed', error: 'busy' })
    const { body } = await find(callCentre, phone)
    const told = body.messages.map(({ canResend }: { canResend: boolean }) => canResend)
    expect(told).toEqual([false, false, true, false])
    expect(listIds({ body }).slice(2)).toEqual([current, expired])
  })

  it('is found by a seller where the recipient is a buyer of the own store', async () => {
    const phone = freshPhone()
    await createPayableOrder(api, phone)
    const own = (await logInAs(api, { groups: [20], storeId: STORE })).call
    const id = await queue(phone)
    expect(listIds(await find(own, phone))).toContain(id)
    expect((await find(own, 'ANNA@example.com')).status).toBe(200)
    const strangers = [
      (await logInAs(api, { groups: [20], storeId: OTHER_STORE })).call,
      (await logInAs(api, { groups: [45], storeId: null })).call,
    ]
    for (const stranger of strangers)
      for (const recipient of [phone, 'anna@example.com']) {
        const { status, body } = await find(stranger, recipient)
        expect([status, body.code]).toEqual([404, 'buyer_unknown'])
        expect(body.detail).toContain('в вашем магазине нет')
      }
    expect((await find(own, freshPhone())).status).toBe(404)
  })

  it('is found by a seller who made an order for a phone when the customer has confirmed it', async () => {
    const [phone, email] = [freshPhone(), `${crypto.randomUUID()}@shop.example`]
    const { call: own } = await logInAs(api, { groups: [20], storeId: STORE })
    const offers = [{ offerId: goods.sofa, quantity: 1 }]
    await own('POST', '/api_vue/basket/add/', { offers })
    const contacts = { name: 'Анна Петрова', phoneNumber: phone, email }
    const made = await own('POST', '/api_vue/retail/order/create/', contacts)
    expect(made.status, made.text).toBe(200)
    for (const recipient of [phone, email])
      expect((await find(own, recipient)).body.code).toBe('buyer_unknown')
    await api.db
      .update(orderConfirmation)
      .set({ confirmedAt: new Date() })
      .where(eq(orderConfirmation.basketGroup, made.body.basketGroup))
    for (const recipient of [phone, email])
      expect((await find(own, recipient)).body.messages).toHaveLength(1)
  })

  it('is nothing for customers and guests', async () => {
    const phone = freshPhone()
    await queue(phone)
    const customer = await logInByCode(api)
    for (const recipient of [phone, customer.phone])
      expect((await find(customer.call, recipient)).status).toBe(403)
    expect((await find(createVisitor(api.call), phone)).status).toBe(401)
  })

  it.each([
    ['12345', 'Номер телефона введён неверно!'],
    ['', 'Номер телефона введён неверно!'],
    ['+1 202 555 01 23', 'Номер телефона введён неверно!'],
    ['vera@shop', 'Проверьте адрес электронной почты'],
    ['%@%.%', 'Проверьте адрес электронной почты'],
  ])('is refused at the field for «%s»', async (recipient, text) => {
    const { status, body } = await find(callCentre, recipient)
    expect([status, body.code]).toEqual([400, 'invalid'])
    expect(body.fields).toEqual({ recipient: text })
  })
})
