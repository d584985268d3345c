import * as share from '@svetlitsa/api-client/basket-share/contract'
import * as shell from '@svetlitsa/api-client/shell/contract'
import type { ServedCalls } from '@svetlitsa/api-client/test-support/serve-calls'
import { languages } from '@svetlitsa/domain/language/language'
import { basketTexts } from '@svetlitsa/i18n/basket/basket-texts'
import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { buildBasket, buildLine, serveBasket } from '../../test-support/build-basket.ts'
import { findWindow, openScreen } from '../../test-support/open-screen.tsx'
import { buildInitialData, serveShop } from '../../test-support/serve-shop.ts'

let calls: ServedCalls
beforeEach(() => {
  calls = serveShop()
  serveBasket(calls)
})

describe('the way from the basket', () => {
  it.each(languages)('[checkout.default] leads to the new checkout: %s', async (language) => {
    const texts = basketTexts[language]
    const { main } = await openScreen('/personal/order/', language)
    const go = await main.findByRole('link', { name: texts.toCheckout })
    expect(go.getAttribute('href')).toBe('/personal/checkout/')
    expect(main.queryByLabelText(texts.contacts.name)).toBeNull()
    expect(main.queryByRole('button', { name: texts.contacts.submit })).toBeNull()
  })

  it('[checkout.default] is worded as specified', () => {
    expect(basketTexts.ru.toCheckout).toBe('Перейти к оформлению')
  })

  it('[checkout.default] in a region with the older checkout the contacts are under the basket', async () => {
    calls.answer(shell.getInitialData, buildInitialData({ checkout: 'older' }))
    const { main } = await openScreen('/personal/order/')
    expect(await main.findByLabelText('Имя и фамилия')).toBeDefined()
    expect(main.getAllByRole('button', { name: 'Оформить заказ' })).not.toEqual([])
    expect(await main.findByLabelText('Промокод')).toBeDefined()
    expect(main.queryByRole('link', { name: 'Перейти к оформлению' })).toBeNull()
  })

  it('[checkout.default] leads nowhere without a checked line', async () => {
    const items = [buildLine({ checked: false })]
    serveBasket(calls, buildBasket({ items, totalSum: { new: 0, old: 0 } }))
    const { main } = await openScreen('/personal/order/')
    const go = await main.findByRole('button', { name: 'Перейти к оформлению' })
    expect(go).toHaveProperty('disabled', true)
  })
})

describe('sharing', () => {
  const openBasket = async () => {
    serveBasket(calls, buildBasket(), 'a-token')
    const { user, main } = await openScreen('/personal/order/')
    await user.click(await main.findByRole('button', { name: 'Поделиться корзиной' }))
  }

  it('[basket.share] the link is shown in a window, and was saved with the token of the session', async () => {
    calls.answer(share.saveBasket, { success: true, url: '/personal/basket/share/code/' })
    await openBasket()
    const shown = await findWindow('Поделиться')
    expect(await shown.findByText(/\/personal\/basket\/share\/code\/$/)).toBeDefined()
    expect(calls.listInputs(share.saveBasket)).toEqual([{ sessid: 'a-token' }])
  })

  it('[basket.share] a link that could not be made is told in a window', async () => {
    calls.refuse(share.saveBasket, 'basket_empty', 'Корзина пуста')
    await openBasket()
    expect(await screen.findByText('Корзина пуста')).toBeDefined()
  })
})

describe('the gift', () => {
  it.each(languages)(
    '[card.sugar-gift] what, when and how is said once, below lines that bring it: %s',
    async (language) => {
      const initial = buildInitialData()
      const regionData = { ...initial.regionData, sugarGift: true }
      calls.answer(shell.getInitialData, { ...initial, regionData })
      serveBasket(calls, buildBasket({ items: [buildLine({ price: { new: 5_001, old: 5_001 } })] }))
      const { main } = await openScreen('/personal/order/', language)
      const text = basketTexts[language].gift.replace('{sum}', '5 000 ₽')
      const told = await main.findAllByText(
        (_, element) =>
          element?.tagName === 'P' && `${element.textContent}`.replace(/\s/g, ' ') === text,
      )
      expect(told).toHaveLength(1)
    },
  )

  it('[card.sugar-gift] is not said where a line is at the threshold, unchecked, or the region gives none', async () => {
    const given = buildInitialData()
    const regionData = { ...given.regionData, sugarGift: true }
    calls.answer(shell.getInitialData, { ...given, regionData })
    const items = [
      buildLine({ id: 1, price: { new: 5_000, old: 5_000 } }),
      buildLine({ id: 2, offerIdCurrent: 2, checked: false }),
    ]
    serveBasket(calls, buildBasket({ items }))
    const first = await openScreen('/personal/order/')
    await first.main.findAllByRole('checkbox')
    expect(first.main.queryByText(/Сахар/)).toBeNull()
    first.close()
    calls.answer(shell.getInitialData, given)
    serveBasket(calls, buildBasket())
    const second = await openScreen('/personal/order/')
    await second.main.findAllByRole('checkbox')
    expect(second.main.queryByText(/Сахар/)).toBeNull()
  })
})
