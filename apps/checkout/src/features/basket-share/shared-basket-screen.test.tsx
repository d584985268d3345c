import * as share from '@svetlitsa/api-client/basket-share/contract'
import type { ServedCalls } from '@svetlitsa/api-client/test-support/serve-calls'
import { languages } from '@svetlitsa/domain/language/language'
import { basketTexts } from '@svetlitsa/i18n/basket/basket-texts'
import { waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { buildBasket, buildLine, serveBasket } from '../../test-support/build-basket.ts'
import { matchText, openScreen } from '../../test-support/open-screen.tsx'
import { serveShop } from '../../test-support/serve-shop.ts'

const { getSharedBasket, takeSharedBasket } = share
const path = '/personal/basket/share/some-code/'
const empty = buildBasket({ items: [], totalQuantity: 0, allPositionsQuantity: 0 })
const suggested = buildBasket({
  items: [
    buildLine({ quantity: 2, sum: { new: 128_600, old: 128_600 } }),
    buildLine({ id: 12, offerIdCurrent: 2, name: 'Ковёр', byMetre: true, quantity: 2.5 }),
  ],
  unavailable: [buildLine({ id: 13, offerIdCurrent: 3, name: 'Стул', warehouseRemains: 0 })],
  totalQuantity: 4.5,
  totalSum: { new: 192_900, old: 192_900 },
})

let calls: ServedCalls
beforeEach(() => {
  calls = serveShop()
  serveBasket(calls, empty)
  calls.answer(getSharedBasket, { basket: suggested })
})

it.each(languages)(
  '[basket.share] shows what is suggested at today’s prices, and takes it over: %s',
  async (language) => {
    const t = basketTexts[language].share
    calls.answer(takeSharedBasket, { basket: suggested, changes: [] })
    const { user, router, main } = await openScreen(path, language)
    expect(await main.findByRole('heading', { level: 1, name: t.title })).toBeDefined()
    expect(main.getByText(t.pieces.replace('{quantity}', '2'))).toBeDefined()
    const length = `2${basketTexts[language].decimal}5`
    expect(main.getByText(t.metres.replace('{quantity, number}', length))).toBeDefined()
    expect(main.getByRole('link', { name: 'Ковёр' })).toBeDefined()
    expect(main.getByRole('heading', { name: basketTexts[language].unavailable })).toBeDefined()
    expect(main.getByText(matchText('192 900 ₽'))).toBeDefined()
    expect(main.queryByRole('button', { name: t.replace })).toBeNull()
    await user.click(main.getByRole('button', { name: t.add }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/personal/order/'))
    expect(calls.listInputs(getSharedBasket)).toEqual([{ code: 'some-code' }])
    expect(calls.listInputs(takeSharedBasket)).toEqual([{ code: 'some-code', replaces: false }])
  },
)

it('[basket.share] replaces the own basket where there is one, by a button of its own', async () => {
  serveBasket(calls)
  calls.answer(takeSharedBasket, { basket: suggested, changes: [] })
  const { user, main } = await openScreen(path)
  await user.click(await main.findByRole('button', { name: 'Заменить мою корзину' }))
  await waitFor(() =>
    expect(calls.listInputs(takeSharedBasket)).toEqual([{ code: 'some-code', replaces: true }]),
  )
})

it('[basket.share] what did not come in full is told before the way on', async () => {
  calls.answer(takeSharedBasket, {
    basket: suggested,
    changes: [{ offerId: 1, asked: 2, quantity: 1, reason: 'stock' }],
  })
  const { user, router, main } = await openScreen(path)
  await user.click(await main.findByRole('button', { name: 'Добавить всё в мою корзину' }))
  expect(await main.findByText('Диван «Тишина»: просили 2, в корзине 1')).toBeDefined()
  const go = main.getByRole('link', { name: 'Перейти в корзину' })
  expect(go.getAttribute('href')).toBe('/personal/order/')
  expect(router.state.location.pathname).toBe(path)
})

it('[basket.share] [basket.versions] an own basket that changed elsewhere is not overwritten', async () => {
  serveBasket(calls)
  calls.refuse(takeSharedBasket, 'basket_changed', 'Корзина изменилась', {
    details: { basket: buildBasket({ version: 8 }), changes: [] },
  })
  const { user, router, main } = await openScreen(path)
  await user.click(await main.findByRole('button', { name: 'Заменить мою корзину' }))
  expect(await main.findByText(/^Корзина изменилась в другой вкладке/)).toBeDefined()
  expect(router.state.location.pathname).toBe(path)
})

it('[basket.share] one of which nothing can be bought says so', async () => {
  const none = buildBasket({ items: [], unavailable: suggested.unavailable })
  calls.answer(getSharedBasket, { basket: none })
  const { main } = await openScreen(path)
  expect(await main.findByText('Сейчас из этой корзины ничего купить нельзя')).toBeDefined()
  expect(main.queryByRole('button', { name: 'Добавить всё в мою корзину' })).toBeNull()
})

it.each(languages)('[basket.share] a link that leads nowhere says so: %s', async (language) => {
  const t = basketTexts[language].share
  calls.refuse(getSharedBasket, 'not_found', 'Не найдено')
  const { main } = await openScreen(path, language)
  expect(await main.findByRole('heading', { level: 1, name: t.missing })).toBeDefined()
  expect(main.getByText(t.missingText)).toBeDefined()
})

it('[basket.share] a basket that does not load can be asked for again', async () => {
  calls.fail(getSharedBasket, 503)
  const { user, main } = await openScreen(path)
  const again = await main.findByRole('button', { name: /ещё раз|Повторить/ })
  calls.answer(getSharedBasket, { basket: suggested })
  await user.click(again)
  expect(await main.findByRole('button', { name: 'Добавить всё в мою корзину' })).toBeDefined()
})
