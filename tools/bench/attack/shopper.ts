import { request } from 'node:http'
import type { Target } from './attack.ts'

interface Answer {
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: an attack reads whatever the answer holds.
  body: any
}

/** A browser with its own cookie and client address, which calls the shop as its screens do. */
export class Shopper {
  readonly #target: Target
  readonly #address: string
  #cookie = ''

  /** @param address a loopback address, such as 127.0.0.9; limits count by it. */
  constructor(target: Target, address: string) {
    this.#target = target
    this.#address = address
  }

  call(path: string, body: object, headers: Record<string, string> = {}): Promise<Answer> {
    return this.send(`/api_vue/${path}`, JSON.stringify(body), {
      'content-type': 'application/json',
      ...headers,
    })
  }

  send(path: string, body: string, headers: Record<string, string>): Promise<Answer> {
    const { host, port } = this.#target
    const options = {
      host,
      port,
      path,
      method: 'POST',
      localAddress: this.#address,
      headers: {
        host: `localhost:${port}`,
        origin: `http://localhost:${port}`,
        'sec-fetch-site': 'same-origin',
        'content-length': Buffer.byteLength(body),
        cookie: this.#cookie,
        ...headers,
      },
    }
    return new Promise((resolve, reject) => {
      const sent = request(options, (answer) => {
        let text = ''
        answer.setEncoding('utf8')
        answer.on('data', (chunk) => {
          text += chunk
        })
        answer.on('end', () => {
          this.#cookie = answer.headers['set-cookie']?.[0]?.split(';')[0] ?? this.#cookie
          const isJson = /json/.test(answer.headers['content-type'] ?? '')
          resolve({ status: answer.statusCode ?? 0, body: isJson ? JSON.parse(text) : text })
        })
      })
      sent.on('error', reject)
      sent.end(body)
    })
  }

  /** Offers of the catalogue that are in stock. */
  async findOffers(count: number): Promise<number[]> {
    const { body } = await this.call('getProducts/', { section: 'pufy' })
    const ids: number[] = []
    for (const { offerIdCurrent } of body.elements) {
      if (ids.length === count) break
      const added = await this.call('basket/add/', {
        offers: [{ offerId: offerIdCurrent, quantity: 1 }],
      })
      if (added.status === 200) ids.push(offerIdCurrent)
    }
    await this.call('basket/clear/', {})
    return ids
  }

  /** Orders one piece of an offer as a guest. */
  async order(offerId: number, phoneNumber: string): Promise<Answer> {
    await this.call('basket/add/', { offers: [{ offerId, quantity: 1 }] })
    return this.createOrder(phoneNumber)
  }

  createOrder(phoneNumber: string): Promise<Answer> {
    return this.call('basket/createOrder/', { name: 'Анна Петрова', phoneNumber, email: '' })
  }
}

/** A number that no earlier run has used. */
export function buildPhone(): string {
  return `+7909${String(Math.floor(Math.random() * 10_000_000)).padStart(7, '0')}`
}
