import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { message } from '../../schema/message.table.ts'
import { staffLog } from '../../schema/staff-log.table.ts'
import { MessageRejectedError } from '../../shop/message/message-sender.ts'
import { type NewMessage, queueMessage } from '../../shop/message/queue-message.ts'
import { sendMessages } from '../../shop/message/send-messages.ts'
import { findUnsentMessages } from '../../shop/message/unsent-message.queries.ts'
import { type Call, createVisitor } from '../../test-support/create-call.ts'
import { addGoods } from '../../test-support/fixtures/goods.ts'
import { createPayableOrder } from '../../test-support/fixtures/paid-order.ts'
import { freshPhone, logInAs, logInByCode, type Visitor } from '../../test-support/log-in-as.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'
import { checkWork } from '../doctor/check-work.queries.ts'
import { readFigures } from '../system/shop-figures.queries.ts'

let api: TestApi
let staff: Visitor
beforeAll(async () => {
  api = await startTestApi({ fill: addGoods })
  staff = await logInAs(api, { groups: [29] })
})
afterAll(() => api.close())

const resend = (visitor: Call, id: number) =>
  visitor('POST', '/api_vue/retail/messages/resend/', { id })

type Row = typeof message.$inferSelect

/** A message that failed for good, unless it is changed. */
async function addMessage(
  changed: Partial<Row> = {},
  {
    recipient = freshPhone(),
    dedupeKey = crypto.randomUUID(),
    ...queued
  }: Partial<NewMessage> = {},
): Promise<number> {
  await queueMessage(api.db, {
    channel: 'sms',
    recipient,
    purpose: 'payment',
    language: 'ru',
    values: { number: '1204', sum: '64 990 ₽', url: 'https://shop.example/secret-link/' },
    dedupeKey,
    ...queued,
  })
  const [row] = await api.db
    .update(message)
    .set({
      state: 'failed',
      attempts: 8,
      error: `451 try again, ${recipient}`,
      dueAt: new Date('2026-11-22T10:00:00Z'),
      ...changed,
    })
    .where(eq(message.dedupeKey, `sms:${dedupeKey}`))
    .returning({ id: message.id })
  if (!row) throw new Error('the message was not queued')
  return row.id
}

async function readMessage(id: number): Promise<Row> {
  const [row] = await api.db.select().from(message).where(eq(message.id, id))
  if (!row) throw new Error('there is no such message')
  return row
}

const listLogged = (id: number) =>
  api.db
    .select()
    .from(staffLog)
    .where(sql`table_name = 'message' and row_key = ${String(id)}`)

/** What the operator is told of messages that failed. */
async function readFailed() {
  const figures = await readFigures(api.db)
  const findings = await checkWork(api.db)
  return {
    metric: figures
      .filter(({ name, labels }) => name === 'shop_messages' && labels.includes('failed'))
      .map(({ value }) => value),
    doctor: findings.find(({ area }) => area === 'messages')?.text,
    listed: (await findUnsentMessages(api.db)).map(({ recipient }) => recipient),
  }
}

/** Sends what is due, and returns which of these messages left. */
async function sendDue(...ids: number[]): Promise<number[]> {
  const sent: number[] = []
  api.services.senders.sms = {
    send: async ({ id }) => {
      sent.push(id)
    },
    wasTaken: async () => false,
  }
  await sendMessages(api.services)
  return sent.filter((id) => ids.includes(id))
}

describe('[retail.messages] a message that failed', () => {
  it('[POST /retail/messages/resend/] is sent again, with seven more attempts', async () => {
    const id = await addMessage()
    expect(await sendDue(id)).toEqual([])
    const { status, body } = await resend(staff.call, id)
    expect([status, body]).toEqual([200, { result: true }])
    expect(await readMessage(id)).toMatchObject({ state: 'waiting', attempts: 1, error: null })
    expect(await sendDue(id)).toEqual([id])
    expect(await readMessage(id)).toMatchObject({ state: 'sent', attempts: 2 })
  })

  it('is not sent twice where the provider took an earlier attempt after all', async () => {
    const id = await addMessage()
    await resend(staff.call, id)
    const send = vi.fn()
    api.services.senders.sms = { send, wasTaken: async (asked) => asked.id === id }
    await sendMessages(api.services)
    expect(send).not.toHaveBeenCalled()
    expect(await readMessage(id)).toMatchObject({ state: 'sent', error: null })
  })

  it('[ops.observed] is shown to the operator when it fails again, hours after it was written', async () => {
    await api.db.delete(message)
    const recipient = freshPhone()
    const past = new Date(Date.now() - 3 * 86_400_000)
    const createdAt = new Date(Date.now() - 23 * 3_600_000)
    const id = await addMessage({ createdAt, dueAt: past }, { recipient })
    // Newer than all that is looked through by number.
    await api.db.execute(
      sql`select setval(pg_get_serial_sequence('message', 'id'), ${id + 200_000})`,
    )
    await addMessage({ createdAt: past, dueAt: past })
    const nothing = { metric: [], doctor: '0 failed within a day, 0 late', listed: [] }
    expect(await readFailed()).toEqual(nothing)
    await resend(staff.call, id)
    api.services.senders.sms = {
      send: () => Promise.reject(new MessageRejectedError('no such number')),
      wasTaken: async () => false,
    }
    await sendMessages(api.services)
    expect(await readMessage(id)).toMatchObject({ state: 'failed', error: 'no such number' })
    expect(await readFailed()).toEqual({
      metric: [1],
      doctor: '1 failed within a day, 0 late',
      listed: [recipient],
    })
  })

  it('is sent once, although two press at once', async () => {
    const id = await addMessage()
    const other = await logInAs(api, { groups: [1] })
    const answers = await Promise.all([resend(staff.call, id), resend(other.call, id)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await sendDue(id)).toEqual([id])
    expect(await sendDue(id)).toEqual([])
    expect(await listLogged(id)).toHaveLength(1)
  })

  const askAnew = 'Код ещё раз не отправляют: покупатель запросит новый.'
  const soon = { expiresAt: new Date(Date.now() + 600_000) }
  const dayAgo = new Date(Date.now() - 86_400_000)
  const code = { code: 123_456, host: 'shop.example', number: '1204' }
  it.each([
    ['was sent', 'message_sent', 'Это сообщение уже отправлено.', { state: 'sent' }, {}],
    ['waits', 'message_waiting', 'Это сообщение уже ждёт отправки.', { state: 'waiting' }, {}],
    ['is being sent', 'message_waiting', 'Это сообщение уже ждёт отправки.', sending(), {}],
    ['is expired', 'message_expired', 'Срок сообщения истёк.', { expiresAt: new Date(0) }, {}],
    ['is a day old', 'message_expired', 'Срок сообщения истёк.', { createdAt: dayAgo }, {}],
    ['holds a code', 'message_code', askAnew, soon, { purpose: 'code', values: code }],
    [
      'holds the code of an order',
      'message_code',
      askAnew,
      soon,
      { purpose: 'orderCode', values: code },
    ],
  ] as const)('is not sent again when it %s', async (_, reason, text, changed, queued) => {
    const id = await addMessage(changed, queued)
    const before = await readMessage(id)
    const { status, body } = await resend(staff.call, id)
    expect([status, body.code, body.detail]).toEqual([409, reason, text])
    expect(await readMessage(id)).toEqual(before)
    expect(await listLogged(id)).toEqual([])
  })

  const time = { number: '1204', date: '24 ноября', time: '10–14', url: 'https://shop.example/' }
  it.each([
    ['slot', 'slotChanged'],
    ['slotChanged', 'slotChanged'],
    ['assembly', 'assemblyChanged'],
  ] as const)(
    'of the purpose «%s» is not sent again when a newer one told another time of the order',
    async (purpose, newer) => {
      const recipient = freshPhone()
      const about = (order: number) =>
        `${purpose.replace('Changed', '')}:${order}:${crypto.randomUUID()}`
      const add = (order: number, named: typeof purpose | typeof newer = purpose) =>
        addMessage({}, { recipient, purpose: named, values: time, dedupeKey: about(order) })
      const outdated = await add(1)
      const [newest, ofAnotherOrder] = [await add(1, newer), await add(2)]
      const other = { recipient: freshPhone(), purpose: newer, values: time, dedupeKey: about(2) }
      await addMessage({}, other)
      const listed = await staff.call('POST', '/api_vue/retail/messages/', { recipient })
      expect(listed.body.messages).toMatchObject([
        { id: ofAnotherOrder, canResend: true },
        { id: newest, canResend: true },
        { id: outdated, canResend: false },
      ])
      const { status, body } = await resend(staff.call, outdated)
      expect([status, body.code]).toEqual([409, 'message_expired'])
      for (const id of [newest, ofAnotherOrder])
        expect((await resend(staff.call, id)).status).toBe(200)
    },
  )

  it('is not found where its customer is forgotten, or where there is none', async () => {
    const forgotten = await addMessage({ body: '', recipient: 'removed' })
    for (const id of [forgotten, 2_000_000_000])
      expect((await resend(staff.call, id)).body.code).toBe('not_found')
    expect(await readMessage(forgotten)).toMatchObject({ state: 'failed' })
  })

  it('is sent again by a seller to a buyer of the own store alone', async () => {
    const phone = freshPhone()
    await createPayableOrder(api, phone)
    const id = await addMessage({}, { recipient: phone })
    const stranger = await logInAs(api, { groups: [20], storeId: 3 })
    expect((await resend(stranger.call, id)).status).toBe(404)
    expect(await readMessage(id)).toMatchObject({ state: 'failed' })
    const own = await logInAs(api, { groups: [20], storeId: 2 })
    expect((await resend(own.call, id)).status).toBe(200)
  })

  it('is sent again three times a day, whoever asks and however often it was refused between', async () => {
    const id = await addMessage()
    const other = await logInAs(api, { groups: [1] })
    for (const { call } of [staff, other, staff]) {
      expect((await resend(call, id)).status).toBe(200)
      expect((await resend(call, id)).body.code).toBe('message_waiting')
      await api.db.update(message).set({ state: 'failed' }).where(eq(message.id, id))
    }
    const { status, body } = await resend(other.call, id)
    expect([status, body.code]).toEqual([429, 'too_often'])
    expect(await readMessage(id)).toMatchObject({ state: 'failed' })
  })

  it('is sent again by a member of staff sixty times an hour', async () => {
    const busy = await logInAs(api, { groups: [29] })
    const limit = { name: 'resent-by', points: 60, seconds: 3_600 }
    await api.services.rateLimiter.consume(limit, String(busy.userId), 59)
    expect((await resend(busy.call, await addMessage())).status).toBe(200)
    const id = await addMessage()
    const { status, body } = await resend(busy.call, id)
    expect([status, body.code]).toEqual([429, 'too_often'])
    expect((await resend(staff.call, id)).status).toBe(200)
  })

  it('is nothing for customers and guests', async () => {
    const customer = await logInByCode(api)
    const id = await addMessage({}, { recipient: customer.phone })
    expect((await resend(customer.call, id)).status).toBe(403)
    expect((await resend(createVisitor(api.call), id)).status).toBe(401)
    expect(await readMessage(id)).toMatchObject({ state: 'failed' })
  })

  it('[retail.audit] stands in the log of the staff without text and recipient; what the worker does is not logged', async () => {
    const recipient = freshPhone()
    const id = await addMessage({}, { recipient })
    await resend(staff.call, id)
    await sendDue(id)
    const [entry, ...others] = await listLogged(id)
    expect(others).toEqual([])
    expect(entry).toMatchObject({
      staffId: staff.userId,
      call: 'POST /api_vue/retail/messages/resend/',
      action: 'update',
      before: { state: 'failed', attempts: 8, error: '···' },
      after: { state: 'waiting', attempts: 1 },
    })
    for (const secret of [recipient, 'secret-link', 'try again'])
      expect(JSON.stringify(entry)).not.toContain(secret)
  })

  it('[retail.audit] what another change of staff queues is not logged', async () => {
    const phone = freshPhone()
    const offers = [{ offerId: 1, quantity: 1 }]
    await staff.call('POST', '/api_vue/basket/add/', { offers })
    const contacts = { name: 'Анна Петрова', phoneNumber: phone }
    const made = await staff.call('POST', '/api_vue/retail/order/create/', contacts)
    expect(made.status, made.text).toBe(200)
    const queued = await api.db.select().from(message).where(eq(message.recipient, phone))
    expect(queued.length).toBeGreaterThan(0)
    for (const { id } of queued) expect(await listLogged(id)).toEqual([])
  })
})

function sending(): Partial<Row> {
  return { state: 'sending', dueAt: new Date(Date.now() + 60_000) }
}
