import * as contract from '@svetlitsa/api-client/price-print/contract'
import * as tagContract from '@svetlitsa/api-client/price-tag/contract'
import { link } from '@svetlitsa/domain/route/site-map'
import { openAddress } from '@svetlitsa/shell/test-support/open-address'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { routeTree } from '../../route-tree.gen.ts'
import { scanCode } from '../../test-support/scan-code.ts'
import { readQr } from './test-support/read-qr.ts'
import {
  buildOffer,
  buildTag,
  day,
  servePriceCalls,
  sign,
} from './test-support/serve-price-calls.ts'

let { calls, print } = {} as ReturnType<typeof servePriceCalls>
beforeEach(() => {
  ;({ calls, print } = servePriceCalls())
})

async function open() {
  const { user } = openAddress(routeTree, '/retail-lk/price/')
  await screen.findByRole('heading', { level: 1, name: 'Ценники' })
  await screen.findByRole('list', { name: 'Товары' })
  const choose = async (title: string) =>
    user.click(await screen.findByRole('checkbox', { name: title }))
  return { user, choose }
}

describe('[retail.price] choosing tags', () => {
  it('shows the goods of the store, and passes search and filters on', async () => {
    const { user } = await open()
    expect(screen.getByText('Светлица на Варшавке · Москва')).toBeVisible()
    expect(screen.getByText('2 из 2')).toBeVisible()
    await user.type(
      screen.getByRole('searchbox', { name: 'Штрихкод, артикул или название' }),
      'стул',
    )
    await user.click(screen.getAllByRole('checkbox', { name: 'лён' })[0] as HTMLElement)
    await user.click(screen.getAllByRole('switch', { name: /Только в наличии/ })[0] as HTMLElement)
    fireEvent.change(screen.getAllByRole('slider', { name: 'Глубина, см: от' })[0] as HTMLElement, {
      target: { value: '80' },
    })
    await waitFor(() =>
      expect(calls.listInputs(contract.searchTagProducts)).toContainEqual({
        search: 'стул',
        availableOnly: true,
        filters: [
          { name: 'DMATERIAL', values: ['лён'] },
          { name: 'GLUBINA_DPZ', currentMin: 80 },
        ],
        page: 1,
      }),
    )
  })

  it('says that nothing was found', async () => {
    const { user } = await open()
    await user.type(
      screen.getByRole('searchbox', { name: 'Штрихкод, артикул или название' }),
      'ничего',
    )
    expect(await screen.findByText('Ничего не нашли. Измените поиск или фильтры.')).toBeVisible()
  })

  it('adds a tag with every scan of the USB scanner, and clears what it typed', async () => {
    calls.answer(contract.findTagByBarcode, { offer: buildOffer(1), sign })
    const { user } = await open()
    await scanCode('4607001234562')
    expect(await screen.findByText('Добавлено: Стул «Рябина» 1')).toBeVisible()
    await scanCode('4607001234562')
    await user.click(await screen.findByRole('button', { name: 'К печати · 1' }))
    const queue = within(await screen.findByRole('list', { name: 'К печати' }))
    await waitFor(() =>
      expect(queue.getByRole('textbox', { name: 'Копий: Стул «Рябина» 1' })).toHaveValue('2'),
    )
    expect(calls.listInputs(contract.findTagByBarcode)[0]).toEqual({ barcode: '4607001234562' })
  })

  it('a name and Enter add the first result; a code and Enter go to the barcode', async () => {
    calls.answer(contract.findTagByBarcode, { offer: buildOffer(2), sign })
    const { user } = await open()
    const search = screen.getByRole('searchbox', { name: 'Штрихкод, артикул или название' })
    await user.type(search, 'стул{Enter}')
    expect(await screen.findByText('Добавлено: Стул «Рябина» 1')).toBeVisible()
    expect(calls.listInputs(contract.findTagByBarcode)).toEqual([])
    await user.clear(search)
    await user.type(search, 'P-12{Enter}')
    expect(await screen.findByText('Добавлено: Стул «Рябина» 2')).toBeVisible()
    expect(calls.listInputs(contract.findTagByBarcode)).toEqual([{ barcode: 'P-12' }])
  })

  it('a new search leaves the row that had the focus: Enter means what was typed', async () => {
    calls.answer(contract.findTagByBarcode, { offer: buildOffer(2), sign })
    const { user } = await open()
    const search = screen.getByRole('searchbox', { name: 'Штрихкод, артикул или название' })
    await user.type(search, '{ArrowDown}')
    await user.type(search, '1{Enter}')
    expect(await screen.findByText('Добавлено: Стул «Рябина» 2')).toBeVisible()
    expect(
      await screen.findByRole('checkbox', { name: 'Печатать: Стул «Рябина» 1 S1' }),
    ).not.toBeChecked()
  })

  it('a barcode with a formula is a text that nothing has', async () => {
    const words = 'Товара с таким штрихкодом или артикулом нет.'
    calls.refuse(contract.findTagByBarcode, 'barcode_unknown', words)
    await open()
    await scanCode('=1+1+1')
    expect(await screen.findByText(`=1+1+1: ${words}`)).toBeVisible()
    expect(screen.getByRole('button', { name: 'К печати' })).toBeVisible()
  })

  it('says why there is no scanning by camera', async () => {
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: 'Сканировать камерой' }))
    expect(await screen.findByText(/Этот браузер не распознаёт штрихкоды камерой/)).toBeVisible()
  })

  it('adds a tag with a code before the camera, once while it stays there, and gives the camera back', async () => {
    const codes = ['4607001234562', '4607001234562', '4607001234579']
    const stop = vi.fn()
    const getUserMedia = vi.fn().mockResolvedValue({ getTracks: () => [{ stop }] })
    vi.stubGlobal(
      'BarcodeDetector',
      class {
        detect = () => Promise.resolve(codes.splice(0, 1).map((rawValue) => ({ rawValue })))
      },
    )
    Object.defineProperty(navigator, 'mediaDevices', {
      value: { getUserMedia },
      configurable: true,
    })
    vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
    vi.spyOn(HTMLMediaElement.prototype, 'srcObject', 'set').mockReturnValue()
    calls.answer(contract.findTagByBarcode, ({ barcode }) => ({
      offer: buildOffer(barcode === '4607001234562' ? 1 : 2),
      sign,
    }))
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: 'Сканировать камерой' }))
    expect(await screen.findByText('Добавлено: Стул «Рябина» 2')).toBeVisible()
    expect(calls.listInputs(contract.findTagByBarcode)).toEqual([
      { barcode: '4607001234562' },
      { barcode: '4607001234579' },
    ])
    expect(getUserMedia).toHaveBeenCalledWith({ video: { facingMode: 'environment' } })
    await user.click(screen.getByRole('button', { name: 'Выключить камеру' }))
    expect(stop).toHaveBeenCalled()
    Reflect.deleteProperty(navigator, 'mediaDevices')
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })

  it('by keyboard: arrows choose a row, Enter its tag, + a copy, Delete removes it', async () => {
    const { user } = await open()
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}++')
    const copies = () => screen.findByRole('textbox', { name: 'Копий: Стул «Рябина» 2 S2' })
    expect(await copies()).toHaveValue('3')
    await user.keyboard('-')
    expect(await copies()).toHaveValue('2')
    await user.keyboard('{Delete}')
    await waitFor(() => expect(screen.queryByRole('textbox', { name: /Копий/ })).toBeNull())
  })
})

describe('[retail.price] printing', () => {
  it('shows the sheet, prints at the prices of the answer, and names what moved', async () => {
    calls.answer(tagContract.printTags, {
      tags: [{ ...buildTag(1, { price: 8_990, oldPrice: 9_490 }), copies: 2 }],
      sign,
      day,
    })
    const { user, choose } = await open()
    await choose('Печатать: Стул «Рябина» 1 S1')
    await user.click(screen.getByRole('button', { name: 'Больше копий' }))
    const preview = within(screen.getByRole('region', { name: 'Как будет на бумаге' }))
    expect(await preview.findAllByRole('heading', { name: 'Стул «Рябина» 1' })).toHaveLength(2)
    expect(preview.getByText('А4, ценник 98 × 70 мм. Листов: 1')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Печать' }))
    expect(
      await screen.findByText(
        'Отправлено на печать: 2. Цены — на эту минуту. Цены изменились, пока вы выбирали. Напечатаны новые: Стул «Рябина» 1.',
      ),
    ).toBeVisible()
    await waitFor(() => expect(print).toHaveBeenCalledOnce())
    const paper = document.querySelector<HTMLElement>('.print-root')
    expect(paper).toHaveTextContent(/8\s990\s₽/)
    expect(paper).toHaveTextContent('−5 %')
    expect(calls.listInputs(tagContract.printTags)).toEqual([
      { format: 'sheet8', offers: [{ offerId: 1, copies: 2 }], services: [], names: [] },
    ])
  })

  it('a camera reads the address of the price of the store’s region from the paper', async () => {
    const page = link.product('stulya', 'ryabina', { offerId: 1 })
    const tag = buildTag(1, { url: `${page}&sr=12` })
    calls.answer(tagContract.printTags, { tags: [{ ...tag, copies: 1 }], sign, day })
    const { user, choose } = await open()
    await choose('Печатать: Стул «Рябина» 1 S1')
    await user.click(screen.getByRole('button', { name: 'Печать' }))
    await waitFor(() => expect(print).toHaveBeenCalledOnce())
    const code = document.querySelector('.print-root .tag-qr svg')
    expect(code && readQr(code)).toBe(`${location.origin}/catalog/stulya/ryabina/?offer_id=1&sr=12`)
  })

  it('prints nothing where goods are gone, and offers to take them out', async () => {
    const words = 'Товаров больше нет в продаже: 1. Уберите их из списка, остальное не напечатано.'
    calls.refuse(tagContract.printTags, 'goods_gone', words, { details: { gone: [1] } })
    const { user, choose } = await open()
    await choose('Печатать: Стул «Рябина» 1 S1')
    await user.click(screen.getByRole('button', { name: 'Печать' }))
    expect(await screen.findByText(words)).toBeVisible()
    expect(print).not.toHaveBeenCalled()
    await user.click(screen.getByRole('button', { name: 'Убрать снятое с продажи' }))
    expect(screen.getByRole('button', { name: 'Печать' })).toBeDisabled()
  })

  it('asks for tags with dates when the seller wants them', async () => {
    calls.answer(contract.getMultiDateTags, ({ offerIds, validFrom, validTo }) => ({
      tags: offerIds.map((id) => buildTag(id, { validFrom, validTo })),
      sign,
      day,
    }))
    const { user, choose } = await open()
    await choose('Печатать: Стул «Рябина» 1 S1')
    await user.click(screen.getByRole('switch', { name: 'Печатать даты действия' }))
    expect(await screen.findByText('20.11.2026 – 04.12.2026')).toBeVisible()
  })
})
