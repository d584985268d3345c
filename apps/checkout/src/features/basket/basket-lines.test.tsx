import * as basketContract from '@svetlitsa/api-client/basket/contract'
import type { Basket } from '@svetlitsa/api-client/basket/queries'
import type { ServedCalls } from '@svetlitsa/api-client/test-support/serve-calls'
import { languages } from '@svetlitsa/domain/language/language'
import { basketTexts } from '@svetlitsa/i18n/basket/basket-texts'
import { loadErrorTexts } from '@svetlitsa/i18n/load-error/load-error-texts'
import { stockNoticeTexts } from '@svetlitsa/i18n/stock-notice/stock-notice-texts'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { buildBasket, buildLine, serveBasket } from '../../test-support/build-basket.ts'
import { matchText, openScreen } from '../../test-support/open-screen.tsx'
import { serveShop } from '../../test-support/serve-shop.ts'

const { modifyBasket, addToBasket, clearBasket, undoClear } = basketContract

let calls: ServedCalls
beforeEach(() => {
  calls = serveShop()
})

const path = '/personal/order/'
const open = (basket: Basket = buildBasket()) => {
  serveBasket(calls, basket)
  return openScreen(path)
}
const quantityName = 'Количество: Диван «Тишина»'

describe('the quantity of a line', () => {
  it('[basket.quantity] is stepped and typed, and saved at once', async () => {
    calls.answer(modifyBasket, ([line]) => ({
      basket: buildBasket({ items: [buildLine({ quantity: line?.quantity ?? 0 })] }),
      changes: [],
    }))
    const { user, main } = await open()
    await user.click(await main.findByRole('button', { name: 'Больше' }))
    const field = main.getByRole('textbox', { name: quantityName })
    await waitFor(() => expect(field).toHaveProperty('value', '2'))
    await user.clear(field)
    await user.type(field, '4{Enter}')
    await waitFor(() => expect(field).toHaveProperty('value', '4'))
    expect(calls.listInputs(modifyBasket)).toEqual([
      [{ offerId: 1, quantity: 2 }],
      [{ offerId: 1, quantity: 4 }],
    ])
  })

  it('[basket.quantity] a typed number above the stock is capped, and the cap is told', async () => {
    calls.answer(modifyBasket, ([line]) => ({
      basket: buildBasket({ items: [buildLine({ quantity: line?.quantity ?? 0 })] }),
      changes: [],
    }))
    const { user, main } = await open()
    const field = await main.findByRole('textbox', { name: quantityName })
    await user.clear(field)
    await user.type(field, '99{Enter}')
    expect(await main.findByText('Осталось 5, взяли всё, что есть')).toBeDefined()
    expect(calls.listInputs(modifyBasket)).toEqual([[{ offerId: 1, quantity: 5 }]])
    await user.click(main.getByRole('button', { name: 'Меньше' }))
    await waitFor(() => expect(main.queryByText(/взяли всё, что есть/)).toBeNull())
  })

  it('[basket.quantity] a typed number above the stock is told where all of it is in the basket', async () => {
    const { user, main } = await open(buildBasket({ items: [buildLine({ quantity: 5 })] }))
    const field = await main.findByRole('textbox', { name: quantityName })
    await user.clear(field)
    await user.type(field, '99{Enter}')
    expect(await main.findByText('Осталось 5, взяли всё, что есть')).toBeDefined()
    expect(calls.listInputs(modifyBasket)).toEqual([])
  })

  it.each([
    ['stock', 'Осталось 3, взяли всё, что есть'],
    ['minimum', 'Меньше 3 не продаём'],
    ['batch', 'Продаётся упаковками: 3 шт.'],
    ['limit', 'Не больше 3 шт. одного товара в заказе. Нужно больше — позвоните нам'],
  ] as const)(
    '[basket.quantity] [order.limits] a correction by the server is told at its line: %s',
    async (reason, text) => {
      const other = buildLine({ id: 12, offerIdCurrent: 2, name: 'Кресло «Покой»' })
      calls.answer(modifyBasket, {
        basket: buildBasket({ items: [buildLine({ quantity: 3 }), other] }),
        changes: [{ offerId: 1, asked: 4, quantity: 3, reason }],
      })
      const { user, main } = await open(buildBasket({ items: [buildLine(), other] }))
      const [more] = await main.findAllByRole('button', { name: 'Больше' })
      if (more) await user.click(more)
      const told = await main.findByText(text)
      expect(told.closest('li')?.textContent).toContain('Диван «Тишина»')
      expect(main.getAllByText(text)).toHaveLength(1)
    },
  )

  it.each(languages)(
    '[basket.quantity] of goods sold by the metre is a length in tenths: %s',
    async (language) => {
      const t = basketTexts[language]
      const metres = buildLine({ byMetre: true, quantity: 1.2, warehouseRemains: 3.5 })
      calls.answer(modifyBasket, ([line]) => ({
        basket: buildBasket({ items: [{ ...metres, quantity: line?.quantity ?? 0 }] }),
        changes: [],
      }))
      serveBasket(calls, buildBasket({ items: [metres] }))
      const { user, main } = await openScreen(path, language)
      const name = t.lengthOf.replace('{name}', metres.name)
      const field = await main.findByRole('textbox', { name })
      expect(field).toHaveProperty('value', `1${t.decimal}2`)
      expect(main.getByText(t.metre)).toBeDefined()
      await user.click(main.getByRole('button', { name: t.more }))
      await waitFor(() => expect(field).toHaveProperty('value', `1${t.decimal}3`))
      await user.clear(field)
      await user.type(field, '9{Enter}')
      const told = t.reducedLength.stock.replace('{quantity, number}', `3${t.decimal}5`)
      expect(await main.findByText(told)).toBeDefined()
      expect(calls.listInputs(modifyBasket)).toEqual([
        [{ offerId: 1, quantity: 1.3 }],
        [{ offerId: 1, quantity: 3.5 }],
      ])
    },
  )

  it('a change that did not reach the shop says so, and the line stays as it is', async () => {
    calls.fail(modifyBasket, 'offline')
    const { user, main } = await open()
    const more = await main.findByRole('button', { name: 'Больше' })
    await user.click(more)
    expect(await main.findByText(loadErrorTexts.ru.text)).toBeDefined()
    calls.refuse(modifyBasket, 'offer_unknown', 'Такого товара больше нет')
    await user.click(more)
    expect(await main.findByText('Такого товара больше нет')).toBeDefined()
    expect(main.getByRole('textbox', { name: quantityName })).toHaveProperty('value', '1')
  })
})

describe('removing', () => {
  it.each(languages)('[basket.state] a removed line comes back by «undo»: %s', async (language) => {
    const t = basketTexts[language]
    serveBasket(calls, buildBasket({ items: [buildLine({ quantity: 2 })] }))
    const empty = buildBasket({ items: [], totalQuantity: 0, allPositionsQuantity: 0 })
    calls.answer(modifyBasket, { basket: empty, changes: [] })
    calls.answer(addToBasket, { basket: buildBasket(), changes: [] })
    const { user, main } = await openScreen(path, language)
    await user.click(await main.findByRole('button', { name: t.remove }))
    expect(await main.findByRole('heading', { name: t.empty.title })).toBeDefined()
    const told = t.removed.replace('{name}', 'Диван «Тишина»')
    expect(await screen.findByText(told)).toBeDefined()
    // The region of the messages takes no presses until the message is in it.
    await waitFor(() => user.click(screen.getByRole('button', { name: t.undo })))
    expect(await main.findByRole('link', { name: 'Диван «Тишина»' })).toBeDefined()
    expect(calls.listInputs(modifyBasket)).toMatchObject([[{ offerId: 1, remove: true }]])
    expect(calls.listInputs(addToBasket)).toMatchObject([{ offers: [{ offerId: 1, quantity: 2 }] }])
  })

  it('[basket.state] the cleared basket comes back, and the notice has the focus', async () => {
    const empty = { items: [], totalQuantity: 0, allPositionsQuantity: 0, clearedCount: 1 }
    calls.answer(clearBasket, { basket: buildBasket(empty), changes: [] })
    calls.answer(undoClear, { basket: buildBasket(), changes: [] })
    const { user, main } = await open()
    await user.click(await main.findByRole('button', { name: 'Очистить' }))
    const told = await main.findByText(/Убрали 1 товар/)
    expect(document.activeElement?.contains(told)).toBe(true)
    await user.click(main.getByRole('button', { name: 'Вернуть' }))
    expect(await main.findByRole('link', { name: 'Диван «Тишина»' })).toBeDefined()
  })

  it('[basket.state] what cannot be bought is listed apart, can be removed and is not counted', async () => {
    const gone = buildLine({
      id: 13,
      offerIdCurrent: 3,
      name: 'Стул «Рябина»',
      warehouseRemains: 0,
    })
    calls.answer(modifyBasket, { basket: buildBasket(), changes: [] })
    const { user, main } = await open(buildBasket({ unavailable: [gone] }))
    expect(await main.findByRole('heading', { name: 'Сейчас купить нельзя' })).toBeDefined()
    expect(main.queryByRole('textbox', { name: 'Количество: Стул «Рябина»' })).toBeNull()
    expect(main.queryByRole('checkbox', { name: 'Взять в заказ: Стул «Рябина»' })).toBeNull()
    const remove = main.getAllByRole('button', { name: 'Удалить' }).at(-1)
    if (remove) await user.click(remove)
    await waitFor(() => expect(main.queryByText('Стул «Рябина»')).toBeNull())
    expect(calls.listInputs(modifyBasket)).toMatchObject([[{ offerId: 3, remove: true }]])
  })
})

describe('choosing what to order', () => {
  const lines = [buildLine(), buildLine({ id: 12, offerIdCurrent: 2, name: 'Кресло' })]

  it('[basket.state] a line is left out of the order and stays in the basket', async () => {
    calls.answer(modifyBasket, { basket: buildBasket({ items: lines }), changes: [] })
    const { user, main } = await open(buildBasket({ items: lines }))
    await user.click(await main.findByRole('checkbox', { name: 'Взять в заказ: Кресло' }))
    await waitFor(() =>
      expect(calls.listInputs(modifyBasket)).toEqual([
        [{ offerId: 2, quantity: 1, checked: false }],
      ]),
    )
  })

  it('[basket.state] all lines are chosen at once', async () => {
    const unchecked = lines.map((line) => ({ ...line, checked: line.id !== 12 }))
    calls.answer(modifyBasket, { basket: buildBasket({ items: lines }), changes: [] })
    const { user, main } = await open(buildBasket({ items: unchecked }))
    const all = await main.findByRole('checkbox', { name: 'Выбрать все' })
    expect(all).toHaveProperty('indeterminate', true)
    await user.click(all)
    await waitFor(() => expect(all).toHaveProperty('checked', true))
    expect(calls.listInputs(modifyBasket)).toEqual([
      [
        { offerId: 1, quantity: 1, checked: true },
        { offerId: 2, quantity: 1, checked: true },
      ],
    ])
  })
})

describe('news', () => {
  it('[basket.versions] a basket that changed elsewhere is shown fresh, with what changed', async () => {
    const fresh = buildBasket({ version: 8, items: [buildLine({ quantity: 3 })] })
    calls.refuse(modifyBasket, 'basket_changed', 'Корзина изменилась', {
      details: {
        basket: fresh,
        changes: [{ offerId: 1, name: 'Диван «Тишина»', reason: 'quantity', was: 1, now: 3 }],
      },
    })
    const { user, main } = await open()
    await user.click(await main.findByRole('button', { name: 'Больше' }))
    expect(
      await main.findByText(
        'Корзина изменилась в другой вкладке или на другом устройстве. Показываем свежую — проверьте и повторите.',
      ),
    ).toBeDefined()
    expect(main.getByText('Диван «Тишина»: было 1, стало 3 в корзине')).toBeDefined()
    expect(main.getByRole('textbox', { name: quantityName })).toHaveProperty('value', '3')
    expect(calls.listHeaders(modifyBasket).map((sent) => sent.get('basket-version'))).toEqual(['7'])
  })

  it('a price that changed is told until it is read', async () => {
    const { main, user } = await open(buildBasket({ items: [buildLine({ seenPrice: 70_000 })] }))
    const told = matchText('Диван «Тишина» — дешевле на 5 700 ₽: было 70 000 ₽, стало 64 300 ₽')
    expect(await main.findByText(told)).toBeDefined()
    calls.answer(modifyBasket, { basket: buildBasket(), changes: [] })
    await user.click(main.getByRole('button', { name: 'Понятно' }))
    await waitFor(() => expect(main.queryByText(told)).toBeNull())
    expect(calls.listInputs(modifyBasket)).toEqual([[{ offerId: 1, quantity: 1 }]])
  })
})

describe('a line that cannot be bought', () => {
  it.each(languages)(
    '[stock.notify] offers to tell when it is back, and one that can be bought does not: %s',
    async (language) => {
      const sold = buildLine({
        id: 9,
        offerIdCurrent: 9,
        name: 'Кровать «Берег»',
        warehouseRemains: 0,
      })
      serveBasket(calls, buildBasket({ unavailable: [sold] }))
      const { user, main } = await openScreen(path, language)
      const texts = stockNoticeTexts[language]
      const asks = await main.findAllByRole('button', { name: new RegExp(`^${texts.ask}`) })
      expect(asks).toHaveLength(1)
      await user.click(asks[0] as HTMLElement)
      expect(await screen.findByRole('textbox', { name: texts.contact.sms })).toBeVisible()
    },
  )
})
