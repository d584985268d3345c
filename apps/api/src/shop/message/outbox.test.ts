import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { demoSender } from '../../../demo/message/demo-sender.ts'
import { message } from '../../schema/message.table.ts'
import { freshPhone } from '../../test-support/log-in-as.ts'
import { startTestApi, type TestApi } from '../../test-support/start-test-api.ts'
import { MessageRejectedError, type OutgoingMessage } from './message-sender.ts'
import { type NewMessage, queueMessage } from './queue-message.ts'
import { sendMessages } from './send-messages.ts'

const outbox = '/api_vue/develop/outbox/'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())
afterEach(async () => {
  api.services.senders.sms = demoSender
  await api.db.delete(message)
})

function cause(change: Partial<NewMessage> = {}): NewMessage {
  const phone = freshPhone()
  return {
    channel: 'sms',
    recipient: phone,
    purpose: 'payment',
    language: 'ru',
    values: { number: '1204', sum: '64 990 ₽', url: 'https://shop.example/' },
    dedupeKey: `order:${phone}:paid`,
    ...change,
  }
}

async function queueTestMessage(change: Partial<NewMessage> = {}) {
  const newMessage = cause(change)
  await queueMessage(api.db, newMessage)
  const [row] = await api.db
    .select()
    .from(message)
    .where(eq(message.recipient, newMessage.recipient))
  if (!row) throw new Error('the message was not queued')
  return row
}

async function getState(id: number) {
  const [row] = await api.db.select().from(message).where(eq(message.id, id))
  return { state: row?.state, error: row?.error, attempts: row?.attempts, body: row?.body }
}

function makeAllDue() {
  return api.db.update(message).set({ dueAt: sql`now() - interval '1 second'` })
}

/** A sender that records its messages; `fail` may return an error for an attempt. */
function createRecordingSender(fail?: (attempts: number) => Error | null) {
  const sent: OutgoingMessage[] = []
  let attempts = 0
  return {
    sent,
    send: async (sentMessage: OutgoingMessage) => {
      attempts += 1
      const error = fail?.(attempts)
      if (error) throw error
      sent.push(sentMessage)
    },
    wasTaken: async (_message: OutgoingMessage) => false,
  }
}

describe('[notify.outbox] a message', () => {
  it('is written in the transaction of its cause and rolled back with it', async () => {
    const newMessage = cause()
    await expect(
      api.db.transaction(async (tx) => {
        await queueMessage(tx, newMessage)
        throw new Error('the order was not created')
      }),
    ).rejects.toThrow('the order was not created')
    const rows = await api.db
      .select()
      .from(message)
      .where(eq(message.recipient, newMessage.recipient))
    expect(rows).toEqual([])
  })

  it('is sent once, although its cause occurs twice and five workers send at once', async () => {
    const sender = createRecordingSender()
    api.services.senders.sms = sender
    const causes = Array.from({ length: 45 }, () => cause())
    for (const sentMessage of [...causes, ...causes]) await queueMessage(api.db, sentMessage)
    await Promise.all(Array.from({ length: 5 }, () => sendMessages(api.services)))
    const recipients = sender.sent.map(({ recipient }) => recipient).sort()
    expect(recipients).toEqual(causes.map(({ recipient }) => recipient).sort())
  })

  it('is in the reader’s language, by SMS and by e-mail', async () => {
    const sms = await queueTestMessage({ language: 'en' })
    expect(sms.body).toBe('Svetlitsa: we received 64 990 ₽ for order 1204. Thank you!')
    const letter = await queueTestMessage({
      channel: 'email',
      recipient: 'vera@shop.example',
      language: 'kk',
    })
    expect(letter.subject).toBe('1204 тапсырысының төлемі алынды')
  })

  it('is not written when a value of its text is missing', async () => {
    await expect(queueMessage(api.db, cause({ values: {} }))).rejects.toThrow('{sum}')
  })

  it('is retried after a temporary provider error, and then sent', async () => {
    const sender = createRecordingSender((attempts) => (attempts === 1 ? new Error('busy') : null))
    const { id } = await queueTestMessage()
    api.services.senders.sms = sender
    await sendMessages(api.services)
    expect(await getState(id)).toMatchObject({ state: 'waiting', error: 'busy', attempts: 1 })
    await sendMessages(api.services)
    expect(sender.sent).toEqual([])
    await makeAllDue()
    await sendMessages(api.services)
    expect(await getState(id)).toMatchObject({ state: 'sent', error: null, attempts: 2 })
  })

  it('is abandoned after a permanent provider error, or after eight attempts', async () => {
    const refused = await queueTestMessage()
    api.services.senders.sms = createRecordingSender(
      () => new MessageRejectedError('no such number'),
    )
    await sendMessages(api.services)
    expect(await getState(refused.id)).toMatchObject({ state: 'failed', attempts: 1 })
    const failing = await queueTestMessage()
    api.services.senders.sms = createRecordingSender(() => new Error('busy'))
    for (let attempts = 0; attempts < 9; attempts++) {
      await makeAllDue()
      await sendMessages(api.services)
    }
    expect(await getState(failing.id)).toMatchObject({ state: 'failed', attempts: 8 })
  })

  it('is checked with the provider before it is sent again when its sender died', async () => {
    const { id } = await queueTestMessage()
    const sender = { ...createRecordingSender(), wasTaken: async () => true }
    await api.db.update(message).set({ state: 'sending', attempts: 1 }).where(eq(message.id, id))
    await makeAllDue()
    api.services.senders.sms = sender
    await sendMessages(api.services)
    expect(sender.sent).toEqual([])
    expect(await getState(id)).toMatchObject({ state: 'sent' })
  })

  it('is left to its sender for a minute while it is being sent', async () => {
    const { id } = await queueTestMessage()
    await api.db
      .update(message)
      .set({ state: 'sending', dueAt: sql`now() + interval '50 seconds'` })
      .where(eq(message.id, id))
    const sender = createRecordingSender()
    api.services.senders.sms = sender
    await sendMessages(api.services)
    expect(sender.sent).toEqual([])
  })

  it('is not sent after it expires', async () => {
    const { id } = await queueTestMessage({
      purpose: 'code',
      values: { code: 123_456, host: 'shop.example' },
      expiresAt: new Date(Date.now() - 1_000),
    })
    const sender = createRecordingSender()
    api.services.senders.sms = sender
    await sendMessages(api.services)
    expect(sender.sent).toEqual([])
    expect(await getState(id)).toMatchObject({ state: 'failed' })
  })

  it('loses its text when it contained a code and a real provider has accepted it', async () => {
    const { id } = await queueTestMessage({
      purpose: 'code',
      values: { code: 123_456, host: 'shop.example' },
      expiresAt: new Date(Date.now() + 60_000),
    })
    const sender = createRecordingSender()
    api.services.senders.sms = sender
    await sendMessages(api.services)
    expect(sender.sent[0]?.body).toContain('@shop.example #123456')
    expect(await getState(id)).toMatchObject({ state: 'sent', body: '' })
  })
})

describe('the page /develop/outbox', () => {
  it('shows the newest hundred messages of a demonstration, newest first', async () => {
    const newMessage = await queueTestMessage()
    const { messages } = (await api.call('POST', outbox, {})).body
    expect(messages.length).toBeLessThanOrEqual(100)
    expect(messages[0]).toEqual({
      id: newMessage.id,
      channel: 'sms',
      recipient: newMessage.recipient,
      subject: '',
      body: 'Светлица: оплата 64 990 ₽ по заказу 1204 получена. Спасибо!',
      purpose: 'payment',
      state: 'waiting',
      createdAt: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/),
    })
  })

  it('shows nothing that a real provider sends', async () => {
    await queueTestMessage()
    api.services.senders.sms = createRecordingSender()
    const { messages } = (await api.call('POST', outbox, {})).body
    expect(messages.some((sentMessage: { channel: string }) => sentMessage.channel === 'sms')).toBe(
      false,
    )
  })

  it('does not exist in production', async () => {
    const productionApi = await startTestApi({ env: { DEMO: '0' } })
    const answer = await productionApi.call('POST', outbox, {})
    await productionApi.close()
    expect([answer.status, answer.body.code]).toEqual([404, 'not_found'])
  })
})
