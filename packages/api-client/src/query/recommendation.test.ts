import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { basketRecommendationsOptions } from './recommendation.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

it('[recommend.groups] nothing of an earlier answer is shown while another one is on its way', async () => {
  vi.stubGlobal('fetch', async (_address: string, { body }: { body: string }) => {
    const { offerId } = JSON.parse(body)
    return Response.json({
      recommendations: [{ type: 'together', name: `к ${offerId}`, PRODUCTS: [] }],
    })
  })
  const client = new QueryClient()
  const shown = new QueryObserver(client, basketRecommendationsOptions({ offerId: 1 }))
  const leave = shown.subscribe(() => {})
  const names = () => shown.getCurrentResult().data?.map(({ name }) => name)
  await vi.waitFor(() => expect(names()).toEqual(['к 1']))
  shown.setOptions(basketRecommendationsOptions({ offerId: 2 }))
  expect(names()).toBeUndefined()
  await vi.waitFor(() => expect(names()).toEqual(['к 2']))
  leave()
  client.clear()
})
