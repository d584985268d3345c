import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addToBasket } from '../api/basket.ts'
import { getProducts } from '../api/catalogue.ts'
import { getOrders } from '../api/order.ts'
import { getShortCode } from '../api/shell.ts'
import { CallFault } from './call-fault.ts'

interface Seen {
  method: string
  url: string
  headers: IncomingMessage['headers']
  body: string
}

let server: Server
let origin: string
let seen: Seen
let answer: { status: number; type: string; body: unknown }

beforeAll(async () => {
  server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    seen = { method: request.method ?? '', url: request.url ?? '', headers: request.headers, body }
    response.writeHead(answer.status, { 'content-type': answer.type })
    response.end(JSON.stringify(answer.body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())

const json = (body: unknown) => ({ status: 200, type: 'application/json', body })
const problem = (status: number, code: string) => ({
  status,
  type: 'application/problem+json; charset=utf-8',
  body: {
    type: `/problems/${code}`,
    status,
    title: '',
    detail: 'Товара не хватает',
    code,
    fields: { quantity: '1' },
  },
})

describe('a bound call', () => {
  it('sends the names behind ? in the query and the rest in the body', async () => {
    answer = json({ elements: [] })
    await getProducts({ sr: 24, section: 'divany' }, { origin })
    expect(seen).toMatchObject({ method: 'POST', url: '/api_vue/getProducts/?sr=24' })
    expect(JSON.parse(seen.body)).toEqual({ section: 'divany' })
  })

  it('sends the action of a shared path beside the fields', async () => {
    answer = json({ orders: [] })
    await getOrders({ page: 2 }, { origin })
    expect(seen.url).toBe('/api_vue/personal/')
    expect(JSON.parse(seen.body)).toEqual({ action: 'getOrders', page: 2 })
  })

  it('sends everything of a GET in the query, encoded', async () => {
    answer = json({ url: null })
    await getShortCode({ code: 'а&б' }, { origin })
    expect(seen.url).toBe(`/api_vue/shortCode/?code=${encodeURIComponent('а&б')}`)
    expect(seen.body).toBe('')
  })

  it('carries the key by which a repeated write is known', async () => {
    answer = json({ basket: {}, changes: [] })
    await addToBasket(
      { offers: [{ offerId: 1, quantity: 1 }] },
      { origin, idempotencyKey: 'key-of-the-click' },
    )
    expect(seen.headers['idempotency-key']).toBe('key-of-the-click')
  })

  it('hands an expected refusal back as a value', async () => {
    answer = problem(409, 'out_of_stock')
    const outcome = await addToBasket({ offers: [{ offerId: 1, quantity: 1 }] }, { origin })
    expect(outcome).toEqual({
      ok: false,
      reason: 'out_of_stock',
      message: 'Товара не хватает',
      fields: { quantity: '1' },
    })
  })

  it.each([401, 429, 500, 503])('throws a fault for %i', async (status) => {
    answer = problem(status, 'whatever')
    await expect(getShortCode({ code: 'x' }, { origin })).rejects.toThrow(CallFault)
  })

  it('throws a fault for an answer that is no problem document', async () => {
    answer = { status: 404, type: 'text/html', body: 'nothing' }
    await expect(getShortCode({ code: 'x' }, { origin })).rejects.toMatchObject({
      status: 404,
      problem: null,
    })
  })
})
