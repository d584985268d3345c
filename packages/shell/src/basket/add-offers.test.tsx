import * as basket from '@svetlitsa/api-client/basket/contract'
import { serveCalls } from '@svetlitsa/api-client/test-support/serve-calls'
import { QueryClient } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import { addOffers } from './add-offers.ts'

it('[card.add] sends what a left page has bought, and says why it was refused', async () => {
  const calls = serveCalls()
  calls.refuse(basket.addToBasket, 'invalid', 'Столько нет')
  const open = vi.fn()
  const request = { offers: [{ offerId: 7, quantity: 2 }] }
  const added = await addOffers(request, 'Диван', { client: new QueryClient(), open })
  expect(added).toBe(false)
  expect(calls.listInputs(basket.addToBasket)).toEqual([request])
  expect(vi.mocked(fetch).mock.lastCall?.[1]?.keepalive).toBe(true)
  const refusal = { title: 'Диван', text: 'Столько нет', tone: 'failed' }
  expect(open).toHaveBeenCalledExactlyOnceWith('result', refusal)
})
