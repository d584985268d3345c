import * as contract from '@svetlitsa/api-client/price-print/contract'
import { openAddress } from '@svetlitsa/shell/test-support/open-address'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { routeTree } from '../../../route-tree.gen.ts'
import { buildOffer, day, servePriceCalls, sign } from '../test-support/serve-price-calls.ts'

let { calls, print } = {} as ReturnType<typeof servePriceCalls>
beforeEach(() => {
  ;({ calls, print } = servePriceCalls())
  const offers = [
    buildOffer(1),
    buildOffer(2, { title: 'Ковёр «Луг»', article: 'K2', price: 1_333, unit: 'metre' }),
  ]
  calls.answer(contract.searchTagProducts, {
    offers,
    filters: [],
    sign,
    total: 2,
    found: 2,
    page: 1,
    pages: 1,
  })
})

async function open() {
  const { user } = openAddress(routeTree, '/retail-lk/price/')
  await screen.findByRole('list', { name: 'Товары' })
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }))
  return { user, press }
}

const findDays = () => screen.findByRole('spinbutton', { name: 'Сколько дней действуют цены' })

describe('[retail.price] a price offer', () => {
  it('has quantities and days of its own, whatever tags wait for printing', async () => {
    calls.answer(contract.getPriceOffer, {
      store: { id: 2, name: 'Светлица на Варшавке', address: 'Варшавское ш., 97' },
      seller: 'Мария',
      sign,
      day,
      validTo: '2026-11-27',
      lines: [
        {
          offerId: 1,
          name: 'Стул «Рябина»',
          details: 'дуб',
          article: 'S1',
          quantity: 2,
          unit: 'piece',
          price: 9_490,
          sum: 18_980,
        },
      ],
      total: 18_980,
    })
    const { user, press } = await open()
    await user.click(screen.getByRole('checkbox', { name: 'Печатать: Стул «Рябина» 1 S1' }))
    await user.click(screen.getByRole('button', { name: 'Больше копий' }))
    await user.click(screen.getByRole('button', { name: 'Больше копий' }))
    await press('В предложение: Стул «Рябина» 1 S1')
    await press('В предложение: Ковёр «Луг» K2')
    await press('Предложение · 2')
    const list = within(await screen.findByRole('list', { name: 'Предложение' }))
    await user.click(list.getAllByRole('button', { name: 'Больше' })[0] as HTMLElement)
    const metres = list.getByRole('textbox', { name: 'Количество: Ковёр «Луг» K2' })
    await user.clear(metres)
    await user.type(metres, '4,1{Tab}')
    expect(list.getByText(/18\s980\s₽/)).toBeVisible()
    expect(list.getByText(/5\s465\s₽/)).toBeVisible()
    expect(screen.getByText(/24\s445\s₽/)).toBeVisible()
    expect(await findDays()).toHaveValue(3)
    fireEvent.change(await findDays(), { target: { value: '7' } })
    await press('Напечатать предложение')
    await waitFor(() => expect(print).toHaveBeenCalledOnce())
    expect(calls.listInputs(contract.getPriceOffer)).toEqual([
      {
        items: [
          { offerId: 1, quantity: 2 },
          { offerId: 2, quantity: 4.1 },
        ],
        days: 7,
      },
    ])
    const paper = document.querySelector('.print-root')
    expect(paper).toHaveTextContent('Цены действуют до 27 ноября 2026 г.')
    expect(paper).toHaveTextContent(/Итого18\s980\s₽/)
    await press('К печати · 1')
    expect(await screen.findByRole('textbox', { name: 'Копий: Стул «Рябина» 1' })).toHaveValue('3')
  })

  it('takes what is scanned while it is shown, and says which days are wrong', async () => {
    calls.answer(contract.findTagByBarcode, { offer: buildOffer(1), sign })
    const { user, press } = await open()
    await press('Предложение')
    expect(await screen.findByText(/В предложении пока ничего нет/)).toBeVisible()
    for (const key of [...'4607001234562', 'Enter']) fireEvent.keyDown(document, { key })
    await press('Предложение · 1')
    expect(screen.getByRole('button', { name: 'К печати' })).toBeVisible()
    fireEvent.change(await findDays(), { target: { value: '31' } })
    await press('Напечатать предложение')
    expect(await screen.findByText('От 1 до 30 дней.')).toBeVisible()
    expect(calls.listInputs(contract.getPriceOffer)).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Убрать: Стул «Рябина» 1 S1' }))
    expect(await screen.findByText(/В предложении пока ничего нет/)).toBeVisible()
  })

  it('names the refusal in place of printing', async () => {
    const words = 'Товаров больше нет в продаже: 1. Уберите их из списка, остальное не напечатано.'
    calls.refuse(contract.getPriceOffer, 'goods_gone', words, { details: { gone: [1] } })
    const { press } = await open()
    await press('В предложение: Стул «Рябина» 1 S1')
    await press('Предложение · 1')
    await press('Напечатать предложение')
    expect(await screen.findByText(words)).toBeVisible()
    expect(print).not.toHaveBeenCalled()
  })
})
