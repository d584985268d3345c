import { QueryClient } from '@tanstack/react-query'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { getDeliveryOfBasketQueryOptions, getDeliveryTimeQueryOptions } from './queries.ts'

const delivery = { kind: 'courier', name: 'Курьер', price: 690, date: '2026-11-26', text: '' }

afterEach(() => {
  vi.unstubAllGlobals()
})

function answerWith(body: object, status = 200): void {
  const type = status === 200 ? 'application/json' : 'application/problem+json'
  const headers = { 'content-type': type }
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(body), { status, headers }))
}

describe('[basket.deliveries] the earliest deliveries', () => {
  it.each([409, 500])(
    'are emptied by a failure (%s), and the body of the error is stored',
    async (status) => {
      const client = new QueryClient()
      answerWith({ deliveries: [delivery] })
      const before = await client.fetchQuery(getDeliveryTimeQueryOptions(1))
      expect(before).toEqual({ deliveries: [delivery], error: null })
      const problem = {
        type: '/problems/x',
        title: 'Ошибка',
        status,
        code: 'x',
        detail: 'Нет связи.',
      }
      answerWith(problem, status)
      const after = await client.fetchQuery(getDeliveryTimeQueryOptions(1))
      expect(after.deliveries).toEqual([])
      expect(after.error).toMatchObject({ code: 'x', detail: 'Нет связи.' })
    },
  )

  it('once loaded, end basketChanged', async () => {
    const client = new QueryClient()
    client.setQueryData(['basket-changed'], true)
    answerWith({ items: [], places: [] })
    await client.fetchQuery(getDeliveryOfBasketQueryOptions(client, 1))
    expect(client.getQueryData(['basket-changed'])).toBe(false)
  })

  it('leave basketChanged when they cannot be loaded', async () => {
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
    client.setQueryData(['basket-changed'], true)
    answerWith({ type: '', title: '', status: 500, code: 'server_error', detail: '' }, 500)
    const loading = client.fetchQuery(getDeliveryOfBasketQueryOptions(client, 1))
    await expect(loading).rejects.toThrow()
    expect(client.getQueryData(['basket-changed'])).toBe(true)
  })
})
