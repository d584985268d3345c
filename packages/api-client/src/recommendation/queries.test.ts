import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { getBasketRecommendationsQueryOptions } from './queries.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

it('[recommend.groups] no earlier data is shown while a new request is pending', async () => {
  vi.stubGlobal('fetch', async (_address: string, { body }: { body: string }) => {
    const { offerId } = JSON.parse(body)
    return Response.json({
      recommendations: [{ type: 'together', name: `к ${offerId}`, PRODUCTS: [] }],
    })
  })
  const client = new QueryClient()
  const shown = new QueryObserver(client, getBasketRecommendationsQueryOptions({ offerId: 1 }))
  const leave = shown.subscribe(() => {})
  const names = () => shown.getCurrentResult().data?.map(({ name }) => name)
  await vi.waitFor(() => expect(names()).toEqual(['к 1']), { timeout: 30_000 })
  shown.setOptions(getBasketRecommendationsQueryOptions({ offerId: 2 }))
  expect(names()).toBeUndefined()
  await vi.waitFor(() => expect(names()).toEqual(['к 2']), { timeout: 30_000 })
  leave()
  client.clear()
})
