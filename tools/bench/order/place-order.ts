import { Agent, request } from 'node:http'

interface Answer {
  status: number
  cookie: string
}

/** Connections as the router keeps them to the API. */
const agent = new Agent({ keepAlive: true, scheduling: 'lifo' })

/** A guest with an address and a phone of its own puts one piece into the basket and orders it. */
export async function placeOrder(
  origin: string,
  offerId: number,
  number: number,
): Promise<{ isOrdered: boolean }> {
  const address = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`
  const offers = [{ offerId, quantity: 1 }]
  const added = await post(origin, '/api_vue/basket/add/', { offers }, { address, cookie: '' })
  if (added.status !== 200) return { isOrdered: false }
  const phoneNumber = `7902${String(number).padStart(7, '0')}`
  const contacts = { name: 'Анна Петрова', phoneNumber, email: '' }
  const { cookie } = added
  const ordered = await post(origin, '/api_vue/basket/createOrder/', contacts, { address, cookie })
  return { isOrdered: ordered.status === 200 }
}

function post(
  origin: string,
  path: string,
  body: object,
  { address, cookie }: { address: string; cookie: string },
): Promise<Answer> {
  const text = JSON.stringify(body)
  return new Promise((resolve, reject) => {
    const sent = request(
      origin + path,
      {
        method: 'POST',
        agent,
        headers: {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(text),
          'idempotency-key': crypto.randomUUID(),
          'sec-fetch-site': 'same-origin',
          'x-forwarded-for': address,
          ...(cookie ? { cookie } : {}),
        },
      },
      (answer) => {
        answer.resume()
        answer.on('end', () => {
          const set = answer.headers['set-cookie']?.[0]?.split(';')[0]
          resolve({ status: answer.statusCode ?? 0, cookie: set ?? cookie })
        })
      },
    )
    sent.on('error', reject)
    sent.end(text)
  })
}
