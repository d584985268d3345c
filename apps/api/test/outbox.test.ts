import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { demoSender } from '../src/modules/message/demo-sender.ts'
import { message } from '../src/modules/message/message.table.ts'
import { MessageRefused, type OutgoingMessage } from '../src/modules/message/message-sender.ts'
import { type NewMessage, queueMessage } from '../src/modules/message/queue-message.ts'
import { sendMessages } from '../src/modules/message/send-messages.ts'
import { freshPhone } from './log-in-as.ts'
import { startTestApi, type TestApi } from './start-test-api.ts'

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

async function queued(change: Partial<NewMessage> = {}) {
  const made = cause(change)
  await queueMessage(api.db, made)
  const [row] = await api.db.select().from(message).where(eq(message.recipient, made.recipient))
  if (!row) throw new Error('the message was not queued')
  return row
}

async function stateOf(id: number) {
  const [row] = await api.db.select().from(message).where(eq(message.id, id))
  return { state: row?.state, error: row?.error, attempts: row?.attempts, body: row?.body }
}

function everythingIsDue() {
  return api.db.update(message).set({ dueAt: sql`now() - interval '1 second'` })
}

/** A sender that notes what it is handed; `send` may be told to fail. */
function notingSender(fail?: (tries: number) => Error | null) {
  const sent: OutgoingMessage[] = []
  let tries = 0
  return {
    sent,
    send: async (one: OutgoingMessage) => {
      tries += 1
      const error = fail?.(tries)
      if (error) throw error
      sent.push(one)
    },
    wasTaken: async (_one: OutgoingMessage) => false,
  }
}

describe('[notify.outbox] a message', () => {
  it('is written in the transaction of its cause: undone with it', async () => {
    const made = cause()
    await expect(
      api.db.transaction(async (tx) => {
        await queueMessage(tx, made)
        throw new Error('the order was not made')
      }),
    ).rejects.toThrow('the order was not made')
    const rows = await api.db.select().from(message).where(eq(message.recipient, made.recipient))
    expect(rows).toEqual([])
  })

  it('goes out once, though its cause comes twice and five workers send at once', async () => {
    const sender = notingSender()
    api.services.senders.sms = sender
    const causes = Array.from({ length: 45 }, () => cause())
    for (const one of [...causes, ...causes]) await queueMessage(api.db, one)
    await Promise.all(Array.from({ length: 5 }, () => sendMessages(api.services)))
    const recipients = sender.sent.map(({ recipient }) => recipient).sort()
    expect(recipients).toEqual(causes.map(({ recipient }) => recipient).sort())
  })

  it('speaks the reader’s language, by SMS and by e-mail', async () => {
    const sms = await queued({ language: 'en' })
    expect(sms.body).toBe('Svetlitsa: we received 64 990 ₽ for order 1204. Thank you!')
    const letter = await queued({
      channel: 'email',
      recipient: 'vera@shop.example',
      language: 'kk',
    })
    expect(letter.subject).toBe('1204 тапсырысының төлемі алынды')
  })

  it('is not written with a hole in its text', async () => {
    await expect(queueMessage(api.db, cause({ values: {} }))).rejects.toThrow('{sum}')
  })

  it('is tried again later when its provider stumbles, and then sent', async () => {
    const sender = notingSender((tries) => (tries === 1 ? new Error('busy') : null))
    const { id } = await queued()
    api.services.senders.sms = sender
    await sendMessages(api.services)
    expect(await stateOf(id)).toMatchObject({ state: 'waiting', error: 'busy', attempts: 1 })
    await sendMessages(api.services)
    expect(sender.sent).toEqual([])
    await everythingIsDue()
    await sendMessages(api.services)
    expect(await stateOf(id)).toMatchObject({ state: 'sent', error: null, attempts: 2 })
  })

  it('is given up when its provider refuses it for good, or after eight tries', async () => {
    const refused = await queued()
    api.services.senders.sms = notingSender(() => new MessageRefused('no such number'))
    await sendMessages(api.services)
    expect(await stateOf(refused.id)).toMatchObject({ state: 'failed', attempts: 1 })
    const unlucky = await queued()
    api.services.senders.sms = notingSender(() => new Error('busy'))
    for (let tries = 0; tries < 9; tries++) {
      await everythingIsDue()
      await sendMessages(api.services)
    }
    expect(await stateOf(unlucky.id)).toMatchObject({ state: 'failed', attempts: 8 })
  })

  it('whose sender died is asked after before it is sent again', async () => {
    const { id } = await queued()
    const sender = { ...notingSender(), wasTaken: async () => true }
    await api.db.update(message).set({ state: 'sending', attempts: 1 }).where(eq(message.id, id))
    await everythingIsDue()
    api.services.senders.sms = sender
    await sendMessages(api.services)
    expect(sender.sent).toEqual([])
    expect(await stateOf(id)).toMatchObject({ state: 'sent' })
  })

  it('that is being sent is left to its sender for a minute', async () => {
    const { id } = await queued()
    await api.db
      .update(message)
      .set({ state: 'sending', dueAt: sql`now() + interval '50 seconds'` })
      .where(eq(message.id, id))
    const sender = notingSender()
    api.services.senders.sms = sender
    await sendMessages(api.services)
    expect(sender.sent).toEqual([])
  })

  it('of no use any more is not sent', async () => {
    const { id } = await queued({
      purpose: 'code',
      values: { code: 123_456, host: 'shop.example' },
      expiresAt: new Date(Date.now() - 1_000),
    })
    const sender = notingSender()
    api.services.senders.sms = sender
    await sendMessages(api.services)
    expect(sender.sent).toEqual([])
    expect(await stateOf(id)).toMatchObject({ state: 'failed' })
  })

  it('with a code loses its text once a real provider has it', async () => {
    const { id } = await queued({
      purpose: 'code',
      values: { code: 123_456, host: 'shop.example' },
      expiresAt: new Date(Date.now() + 60_000),
    })
    const sender = notingSender()
    api.services.senders.sms = sender
    await sendMessages(api.services)
    expect(sender.sent[0]?.body).toContain('@shop.example #123456')
    expect(await stateOf(id)).toMatchObject({ state: 'sent', body: '' })
  })
})

describe('the page /develop/outbox', () => {
  it('shows the newest hundred of a demonstration, the newest first', async () => {
    const made = await queued()
    const { messages } = (await api.call('POST', outbox, {})).body
    expect(messages.length).toBeLessThanOrEqual(100)
    expect(messages[0]).toEqual({
      id: made.id,
      channel: 'sms',
      recipient: made.recipient,
      subject: '',
      body: 'Светлица: оплата 64 990 ₽ по заказу 1204 получена. Спасибо!',
      purpose: 'payment',
      state: 'waiting',
      createdAt: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/),
    })
  })

  it('shows nothing that a provider really sends', async () => {
    await queued()
    api.services.senders.sms = notingSender()
    const { messages } = (await api.call('POST', outbox, {})).body
    expect(messages.some((one: { channel: string }) => one.channel === 'sms')).toBe(false)
  })

  it('is not there in a real shop', async () => {
    const shop = await startTestApi({ env: { DEMO: '0' } })
    const answer = await shop.call('POST', outbox, {})
    await shop.close()
    expect([answer.status, answer.body.code]).toEqual([404, 'not_found'])
  })
})
