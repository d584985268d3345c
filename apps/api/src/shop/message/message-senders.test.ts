import { createServer, type Server } from 'node:http'
import { firstShopSettings } from '@svetlitsa/domain/shop-settings/shop-settings'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { listen } from '../../test-support/listen.ts'
import { formatSender } from './create-senders.ts'
import { MessageRejectedError } from './message-sender.ts'
import { createSmscSender } from './smsc-sender.ts'
import { createSmtpSender } from './smtp-sender.ts'

const sms = { id: 71, recipient: '79001234567', subject: '', body: 'Светлица: код 123456' }

describe('smsc.ru', () => {
  let provider: Server
  let url = ''
  let answer: { status: number; body: unknown } = { status: 200, body: {} }
  const requests: { path: string; fields: Record<string, string> }[] = []

  beforeAll(async () => {
    provider = createServer(async (request, response) => {
      const body = Buffer.concat(await request.toArray()).toString('utf8')
      requests.push({
        path: `${request.method} ${request.url}`,
        fields: Object.fromEntries(new URLSearchParams(body)),
      })
      response.writeHead(answer.status, { 'content-type': 'application/json' })
      response.end(JSON.stringify(answer.body))
    })
    url = await listen(provider)
  })
  afterAll(() => void provider.close())
  beforeEach(() => {
    requests.length = 0
  })

  function sender() {
    return createSmscSender({ url, login: 'shop', password: 'secret', sender: 'Svetlitsa' })
  }

  it('receives a message with the outbox id, and credentials in the body', async () => {
    answer = { status: 200, body: { id: 71, cnt: 1 } }
    await sender().send(sms)
    expect(requests).toEqual([
      {
        path: 'POST /sys/send.php',
        fields: {
          login: 'shop',
          psw: 'secret',
          fmt: '3',
          charset: 'utf-8',
          phones: '79001234567',
          mes: 'Светлица: код 123456',
          id: '71',
          sender: 'Svetlitsa',
        },
      },
    ])
  })

  it.each([
    { code: 7, text: 'invalid number', isPermanent: true },
    { code: 6, text: 'message is denied', isPermanent: true },
    { code: 3, text: 'no money', isPermanent: false },
    { code: 4, text: 'IP is blocked', isPermanent: false },
  ])(
    'treats error $code ($text) as permanent: $isPermanent',
    async ({ code, text, isPermanent }) => {
      answer = { status: 200, body: { error: text, error_code: code } }
      const error = await sender()
        .send(sms)
        .catch((cause: unknown) => cause)
      expect(error).toBeInstanceOf(Error)
      expect(error instanceof MessageRejectedError).toBe(isPermanent)
    },
  )

  it('reports a server error as temporary', async () => {
    answer = { status: 502, body: {} }
    await expect(sender().send(sms)).rejects.toThrow('smsc.ru responded with 502')
  })

  it.each([
    { status: -1, text: 'waits', wasTaken: true },
    { status: 0, text: 'given to the operator', wasTaken: true },
    { status: 1, text: 'delivered', wasTaken: true },
    { status: 2, text: 'read', wasTaken: true },
    { status: 4, text: 'link opened', wasTaken: true },
    { status: -3, text: 'not found', wasTaken: false },
    { status: -2, text: 'stopped', wasTaken: false },
    { status: 3, text: 'expired', wasTaken: false },
    { status: 20, text: 'undeliverable', wasTaken: false },
    { status: 22, text: 'wrong number', wasTaken: false },
    { status: 23, text: 'forbidden', wasTaken: false },
    { status: 24, text: 'no money', wasTaken: false },
    { status: 25, text: 'number out of reach', wasTaken: false },
  ])(
    'treats a message with status $status ($text) as accepted: $wasTaken',
    async ({ status, wasTaken }) => {
      answer = { status: 200, body: { status, last_date: '', last_timestamp: 0 } }
      expect(await sender().wasTaken(sms)).toBe(wasTaken)
      expect(requests[0]).toMatchObject({
        path: 'POST /sys/status.php',
        fields: { phone: '79001234567', id: '71' },
      })
    },
  )
})

describe('a mail server', () => {
  let server: SMTPServer
  let url = ''
  const letters: { from: string; to: string[]; text: string }[] = []

  beforeAll(async () => {
    server = new SMTPServer({
      secure: false,
      disabledCommands: ['STARTTLS'],
      onAuth: ({ username, password }, _session, done) =>
        username === 'shop' && password === 'secret'
          ? done(null, { user: username })
          : done(new Error('wrong password')),
      onRcptTo: ({ address }, _session, done) => {
        const refusal = Object.assign(new Error('no such mailbox'), { responseCode: 550 })
        done(address.startsWith('nobody@') ? refusal : null)
      },
      onData: (stream, session, done) => {
        void stream.toArray().then((parts: Buffer[]) => {
          const { mailFrom, rcptTo } = session.envelope
          letters.push({
            from: mailFrom ? mailFrom.address : '',
            to: rcptTo.map(({ address }) => address),
            text: Buffer.concat(parts).toString('utf8'),
          })
          done()
        })
      },
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const address = server.server.address()
    const port = address && typeof address !== 'string' ? address.port : 0
    url = `smtp://shop:secret@127.0.0.1:${port}`
  })
  afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())))

  function sender(getFrom = () => 'Светлица <shop@svetlitsa.example>') {
    return createSmtpSender({ url, getFrom })
  }

  it('receives a letter whose Message-ID is the same in every attempt', async () => {
    const letter = {
      id: 72,
      recipient: 'vera@home.example',
      subject: 'Заказ 1204',
      body: 'Спасибо!',
    }
    await sender().send(letter)
    await sender().send(letter)
    expect(letters).toHaveLength(2)
    expect(letters[0]).toMatchObject({ from: 'shop@svetlitsa.example', to: ['vera@home.example'] })
    for (const { text } of letters) {
      expect(text).toMatch(/^Message-ID: <message-72@svetlitsa\.example>/im)
    }
  })

  it('[shop.brand] receives letters from the name and the address of the shop, as they are now', async () => {
    const brand = {
      name: { ru: 'Тёплый дом', kk: 'Жылы үй', en: 'Warm' },
      mark: null,
      colours: null,
    }
    const legal = { ...firstShopSettings.legal, email: 'hello@warm.example' }
    let shop = { brand, legal }
    const renamed = sender(() => formatSender(shop))
    const letter = { id: 75, recipient: 'vera@home.example', subject: 'Заказ', body: 'Спасибо!' }
    await renamed.send(letter)
    shop = { brand, legal: { ...legal, email: 'hi@other.example' } }
    await renamed.send(letter)
    expect(letters.slice(-2).map(({ from }) => from)).toEqual([
      'hello@warm.example',
      'hi@other.example',
    ])
    expect(formatSender(shop)).toBe('"Тёплый дом" <hi@other.example>')
  })

  it('rejects an unknown mailbox permanently', async () => {
    const letter = { id: 73, recipient: 'nobody@home.example', subject: 'Заказ', body: 'Спасибо!' }
    await expect(sender().send(letter)).rejects.toBeInstanceOf(MessageRejectedError)
  })

  it('is unavailable: the letter is retried', async () => {
    const unreachable = createSmtpSender({
      url: 'smtp://127.0.0.1:1',
      getFrom: () => 'shop@svetlitsa.example',
    })
    const letter = { id: 74, recipient: 'vera@home.example', subject: 'Заказ', body: 'Спасибо!' }
    const error = await unreachable.send(letter).catch((cause: unknown) => cause)
    expect(error).toBeInstanceOf(Error)
    expect(error).not.toBeInstanceOf(MessageRejectedError)
  })
})
