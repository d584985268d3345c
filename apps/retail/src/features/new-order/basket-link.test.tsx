import * as basket from '@svetlitsa/api-client/basket/contract'
import type { Basket } from '@svetlitsa/api-client/basket/queries'
import * as contract from '@svetlitsa/api-client/basket-share/contract'
import { serveCalls } from '@svetlitsa/api-client/test-support/serve-calls'
import { renderPart } from '@svetlitsa/shell/test-support/render-part'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { BasketLink } from './basket-link.tsx'

const code = 'vY3xkq0Tn2bE8aLrP5sW1Q'
const url = `/personal/basket/share/${code}/`

const shown: Basket = {
  guid: null,
  version: 3,
  items: [],
  unavailable: [],
  totalQuantity: 1,
  allPositionsQuantity: 1,
  totalSum: { new: 1, old: 1 },
  coupon: null,
  bonusSum: 0,
  bonusWished: 0,
  bonusAllowed: 0,
  kitchenUrl: null,
  payable: 1,
  clearedCount: 0,
}

function open() {
  const calls = serveCalls()
  calls.answer(basket.getFullBasket, { sessid: 'a token', basket: shown })
  calls.answer(contract.saveBasket, { success: true, url })
  return { calls, ...renderPart(<BasketLink />) }
}

it('[retail.basket-link] a basket becomes a code, an address to copy and an SMS', async () => {
  const { calls, user } = open()
  await user.click(screen.getByRole('button', { name: 'Показать ссылку и код' }))
  expect(await screen.findByRole('img', { name: 'Код со ссылкой на корзину' })).toBeVisible()
  expect(screen.getByLabelText('Ссылка на корзину')).toHaveValue(location.origin + url)
  calls.answer(contract.sendBasketLink, { result: true })
  await user.type(screen.getByLabelText('Телефон покупателя'), '9001112233')
  await user.click(screen.getByRole('button', { name: 'Отправить СМС' }))
  expect(await screen.findByText('Ссылка отправлена на +7 (900) 111-22-33.')).toBeVisible()
  expect(calls.listInputs(contract.sendBasketLink)).toEqual([{ code, phone: '+7 (900) 111-22-33' }])
})

it('[retail.basket-link] why nothing was sent stands at the phone', async () => {
  const { calls, user } = open()
  await user.click(screen.getByRole('button', { name: 'Показать ссылку и код' }))
  calls.refuse(contract.sendBasketLink, 'invalid', 'Проверьте поля.', {
    fields: { phone: 'Номер телефона введён неверно!' },
  })
  await user.click(await screen.findByRole('button', { name: 'Отправить СМС' }))
  expect(await screen.findByText('Номер телефона введён неверно!')).toBeVisible()
  expect(screen.getByLabelText('Телефон покупателя')).toHaveAttribute('aria-invalid', 'true')
})
