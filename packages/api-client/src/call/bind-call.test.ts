import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addToBasket } from '../basket/client.ts'
import { getProducts } from '../catalogue/client.ts'
import { getOrders } from '../customer-order/client.ts'
import { getShortCode } from '../shell/client.ts'
import { CallError } from './call-error.ts'

interface ReceivedRequest {
  method: string
  url: string
  headers: IncomingMessage['headers']
  body: string
}

let server: Server
let origin: string
let received: ReceivedRequest
let answer: { status: number; type: string; body: unknown }

beforeAll(async () => {
  server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    received = {
      method: request.method ?? '',
      url: request.url ?? '',
      headers: request.headers,
      body,
    }
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
    expect(received).toMatchObject({ method: 'POST', url: '/api_vue/getProducts/?sr=24' })
    expect(JSON.parse(received.body)).toEqual({ section: 'divany' })
  })

  it('sends the action of a shared path with the fields', async () => {
    answer = json({ orders: [] })
    await getOrders({ page: 2 }, { origin })
    expect(received.url).toBe('/api_vue/personal/')
    expect(JSON.parse(received.body)).toEqual({ action: 'getOrders', page: 2 })
  })

  it('sends all fields of a GET in the query, encoded', async () => {
    answer = json({ url: null })
    await getShortCode({ code: 'а&б' }, { origin })
    expect(received.url).toBe(`/api_vue/shortCode/?code=${encodeURIComponent('а&б')}`)
    expect(received.body).toBe('')
  })

  it('sends the idempotency key of a repeated write', async () => {
    answer = json({ basket: {}, changes: [] })
    await addToBasket(
      { offers: [{ offerId: 1, quantity: 1 }] },
      { origin, idempotencyKey: 'key-of-the-click' },
    )
    expect(received.headers['idempotency-key']).toBe('key-of-the-click')
  })

  it('returns an expected refusal as a value', async () => {
    answer = problem(409, 'out_of_stock')
    const outcome = await addToBasket({ offers: [{ offerId: 1, quantity: 1 }] }, { origin })
    expect(outcome).toEqual({
      ok: false,
      reason: 'out_of_stock',
      message: 'Товара не хватает',
      fields: { quantity: '1' },
      details: expect.objectContaining({ code: 'out_of_stock', status: 409 }),
    })
  })

  it.each([401, 429, 500, 503])('throws an error for %i', async (status) => {
    answer = problem(status, 'whatever')
    await expect(getShortCode({ code: 'x' }, { origin })).rejects.toThrow(CallError)
  })

  it('throws for a request that is still being worked on, which is no decision', async () => {
    answer = problem(409, 'in_flight')
    const placing = addToBasket({ offers: [{ offerId: 1, quantity: 1 }] }, { origin })
    await expect(placing).rejects.toMatchObject({ status: 409, problem: { code: 'in_flight' } })
  })

  it('throws an error for a response that is not a problem document', async () => {
    answer = { status: 404, type: 'text/html', body: 'nothing' }
    await expect(getShortCode({ code: 'x' }, { origin })).rejects.toMatchObject({
      status: 404,
      problem: null,
    })
  })
})
