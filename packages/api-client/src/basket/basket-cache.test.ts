import { QueryClient } from '@tanstack/react-query'
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  type Basket,
  getBasketQueryOptions,
  getVersionOptions,
  resetBasket,
  storeBasket,
} from './basket-cache.ts'
import { announceBasket, watchBasket } from './basket-channel.ts'

const basket = { version: 7, items: [], unavailable: [] } as unknown as Basket
const { queryKey } = getBasketQueryOptions()

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('[basket.versions] the basket of a tab', () => {
  it('names the version that is shown, and none before a basket is loaded', () => {
    const client = new QueryClient()
    expect(getVersionOptions(client)).toEqual({})
    client.setQueryData(queryKey, basket)
    expect(getVersionOptions(client)).toEqual({ headers: { 'basket-version': '7' } })
  })

  it('tells the other tabs of a change, and does not hear itself', async () => {
    vi.stubGlobal('window', new EventTarget())
    const heard: number[] = []
    const leave = watchBasket((version) => heard.push(version))
    const other = new BroadcastChannel('basket')
    const told = new Promise((resolve) => {
      other.onmessage = (event) => resolve((event as MessageEvent).data)
    })
    announceBasket(7)
    expect(await told).toBe(7)
    other.postMessage(8)
    await vi.waitFor(() => expect(heard).toEqual([8]), { timeout: 30_000 })
    other.close()
    leave()
  })
})

describe('[basket.state] basketChanged', () => {
  it('is set by an edit, and all is reset after an order', () => {
    vi.stubGlobal('BroadcastChannel', undefined)
    const client = new QueryClient()
    storeBasket(client, basket)
    expect(client.getQueryData(['basket-changed'])).toBe(true)
    resetBasket(client)
    expect(client.getQueryData(['basket-changed'])).toBe(false)
    expect(client.getQueryData(queryKey)).toBeUndefined()
  })
})
