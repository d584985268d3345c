import * as order from '@svetlitsa/api-client/order/contract'
import * as shell from '@svetlitsa/api-client/shell/contract'
import { basketTexts } from '@svetlitsa/i18n/basket/basket-texts'
import { waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { serveBasket } from '../../test-support/build-basket.ts'
import { openScreen } from '../../test-support/open-screen.tsx'
import { buildInitialData, serveShop } from '../../test-support/serve-shop.ts'

// In a file of its own: the script of the form is awaited only once.
it('a press of the button before the form is there checks its fields', async () => {
  const calls = serveShop()
  calls.answer(shell.getInitialData, buildInitialData({ checkout: 'older' }))
  serveBasket(calls)
  const { main } = await openScreen('/personal/order/', 'ru')
  const t = basketTexts.ru
  const waiting = await waitFor(() => {
    const form = document.querySelector<HTMLFormElement>('form#order[aria-busy]')
    if (!form) throw new Error('the form is not awaited')
    return form
  })
  waiting.requestSubmit()
  expect(await main.findByText(t.errors.name)).toBeDefined()
  expect(main.getByText(t.errors.phone)).toBeDefined()
  expect(calls.listInputs(order.createOrder)).toEqual([])
})
