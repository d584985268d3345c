import * as contract from '@svetlitsa/api-client/price-print/contract'
import * as tagContract from '@svetlitsa/api-client/price-tag/contract'
import type { StaleTag } from '@svetlitsa/api-client/price-tag/queries'
import { findWindow, openAddress } from '@svetlitsa/shell/test-support/open-address'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { routeTree } from '../../route-tree.gen.ts'
import { buildTag, day, servePriceCalls, sign } from './test-support/serve-price-calls.ts'

let { calls } = {} as ReturnType<typeof servePriceCalls>
beforeEach(() => {
  ;({ calls } = servePriceCalls())
})

async function open(view?: string) {
  const { user } = openAddress(routeTree, '/retail-lk/price/')
  await screen.findByRole('list', { name: 'Товары' })
  if (view) await user.click(screen.getByRole('button', { name: view }))
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }))
  return { user, press }
}

describe('[retail.price] other tags', () => {
  it('of services are chosen from the prices of the region', async () => {
    const lift = {
      ...buildTag(1),
      kind: 'service' as const,
      offerId: null,
      barcode: null,
      url: null,
    }
    calls.answer(contract.getServiceTags, {
      tags: [{ ...lift, title: 'Подъём на лифте', price: 300, unit: 'none' }],
      codes: ['lift'],
      sign,
      day,
    })
    calls.answer(tagContract.printTags, { tags: [], sign, day })
    const { user, press } = await open('Услуги')
    await user.click(await screen.findByRole('checkbox', { name: 'Печатать: Подъём на лифте' }))
    await press('Печать')
    await waitFor(() =>
      expect(calls.listInputs(tagContract.printTags)).toEqual([
        { format: 'sheet8', offers: [], services: [{ code: 'lift', copies: 1 }], names: [] },
      ]),
    )
  })

  it('with a free text keep a formula as text, and say what is wrong', async () => {
    calls.answer(contract.getNameTag, ({ title, price = null }) => ({
      tags: [buildTag(1, { kind: 'name', offerId: null, title, price, details: [], url: null })],
      sign,
      day,
    }))
    const { user, press } = await open('Свой текст')
    await press('Добавить в печать')
    expect(await screen.findByText('Введите заголовок.')).toBeVisible()
    await user.type(screen.getByRole('textbox', { name: 'Заголовок' }), '=1+1')
    await user.type(screen.getByRole('textbox', { name: 'Цена' }), '990')
    await user.type(screen.getByRole('textbox', { name: 'Старая цена' }), '900')
    await press('Добавить в печать')
    expect(await screen.findByText('Старая цена должна быть больше новой.')).toBeVisible()
    await user.clear(screen.getByRole('textbox', { name: 'Старая цена' }))
    await press('Добавить в печать')
    await press('К печати · 1')
    const queue = within(await screen.findByRole('list', { name: 'К печати' }))
    expect(queue.getByText('=1+1')).toBeVisible()
    await press('Убрать: =1+1')
    expect(await screen.findByText(/Пока ничего не выбрано/)).toBeVisible()
  })

  it('[text.unseen] have prices up to the largest sum, typed with spaces', async () => {
    calls.answer(contract.getNameTag, ({ title, price = null }) => ({
      tags: [buildTag(1, { kind: 'name', offerId: null, title, price, details: [], url: null })],
      sign,
      day,
    }))
    const { user, press } = await open('Свой текст')
    await user.type(screen.getByRole('textbox', { name: 'Заголовок' }), 'Кухня')
    await user.type(screen.getByRole('textbox', { name: 'Цена' }), '999\u00a0999 999 999')
    await press('Добавить в печать')
    await waitFor(() =>
      expect(calls.listInputs(contract.getNameTag)).toMatchObject([{ price: 999_999_999_999 }]),
    )
  })

  it('whose price changed are printed again, and those taken down are forgotten', async () => {
    const stale = {
      id: 5,
      offerId: 1,
      service: null,
      title: 'Стул «Рябина»',
      details: 'дуб',
      article: 'S1',
      copies: 3,
      days: null,
      printed: { at: '2026-11-18T10:00:00.000Z', price: 9_490, oldPrice: null, by: 'Мария' },
      now: { price: 8_990, oldPrice: null },
      reason: 'price' as const,
    }
    const gone = { ...stale, id: 6, offerId: 2, article: 'S2', now: null, reason: 'gone' as const }
    const { url: _, ...lift } = buildTag(3, { kind: 'service', offerId: null, price: 350 })
    const service = {
      ...stale,
      id: 7,
      offerId: null,
      service: { code: 'lift', tag: { ...lift, title: 'Подъём на лифте', url: null } },
      title: 'Подъём на лифте',
      article: '',
      reason: 'terms' as const,
    }
    calls.answer(tagContract.findTagsToReprint, {
      tags: [stale, gone, service],
      sign,
      format: 'sheet8',
      formats: [{ format: 'sheet8', count: 3 }],
      total: 3,
      page: 1,
      pages: 1,
    })
    calls.answer(tagContract.discardTags, { discarded: 1 })
    const { press } = await open('Перепечатать')
    const list = within(
      await screen.findByRole('list', { name: 'Ценники, которые больше не верны' }),
    )
    expect(list.getByText(/S1 · дуб .* изменилась цена/)).toBeVisible()
    expect(list.getByText(/изменились условия/)).toBeVisible()
    await press('Снят с витрины: Стул «Рябина» S2')
    await waitFor(() => expect(calls.listInputs(tagContract.discardTags)).toEqual([{ ids: [6] }]))
    await press('Перепечатать всё')
    await press('К печати · 2')
    expect(await screen.findByRole('textbox', { name: 'Копий: Стул «Рябина»' })).toHaveValue('3')
    calls.answer(tagContract.printTags, { tags: [], sign, day })
    await press('Печать')
    await waitFor(() =>
      expect(calls.listInputs(tagContract.printTags)).toMatchObject([
        { offers: [{ offerId: 1, copies: 3 }], services: [{ code: 'lift', copies: 3 }] },
      ]),
    )
  })

  it('are printed again in their size and with their days, one size to a sheet', async () => {
    const days = { validFrom: '2026-11-01', validTo: '2026-11-30' }
    const build = (offerId: number, of: Partial<StaleTag>): StaleTag => ({
      id: offerId,
      offerId,
      service: null,
      title: `Стул «Рябина» ${offerId}`,
      details: 'дуб',
      article: `S${offerId}`,
      copies: 1,
      days: null,
      printed: { at: '2026-11-18T10:00:00.000Z', price: 9_490, oldPrice: null, by: 'Мария' },
      now: { price: 8_990, oldPrice: null },
      reason: 'price',
      ...of,
    })
    const formats = [
      { format: 'sheet4' as const, count: 2 },
      { format: 'label58' as const, count: 1 },
    ]
    calls.answer(tagContract.findTagsToReprint, ({ format = 'sheet4' }) => ({
      tags: format === 'sheet4' ? [build(1, { days }), build(2, { copies: 2 })] : [build(3, {})],
      sign,
      format,
      formats,
      total: 2,
      page: 1,
      pages: 1,
    }))
    calls.answer(tagContract.printTags, { tags: [], sign, day })
    const { user, press } = await open('Перепечатать')
    await press('Перепечатать всё')
    expect(await screen.findByText('А4, ценник 98 × 140 мм. Листов: 1')).toBeVisible()
    expect(await screen.findByText('01.11.2026 – 30.11.2026')).toBeVisible()
    await press('Этикетка 58 × 40 · 1')
    await press('Перепечатать: Стул «Рябина» 3 S3')
    expect(await screen.findByText('Лента, ценник 58 × 40 мм. Штук: 1')).toBeVisible()
    expect(screen.getByText('Ждут печати в другом размере: 2.')).toBeVisible()
    // Days that are switched on now are not those of a tag that was printed without.
    await user.click(screen.getByRole('switch', { name: 'Печатать даты действия' }))
    await press('Печать')
    await waitFor(() => expect(calls.listInputs(tagContract.printTags)).toHaveLength(1))
    await press('4 на листе · ждут 2')
    await press('Печать')
    await waitFor(() =>
      expect(calls.listInputs(tagContract.printTags)).toEqual([
        { format: 'label58', offers: [{ offerId: 3, copies: 1 }], services: [], names: [] },
        {
          format: 'sheet4',
          offers: [
            { offerId: 1, copies: 1, ...days },
            { offerId: 2, copies: 2 },
          ],
          services: [],
          names: [],
        },
      ]),
    )
    await press('К печати · 3')
    const queue = within(await screen.findByRole('list', { name: 'К печати' }))
    expect(queue.getByText('S1 · дуб · 4 на листе · 01.11.2026 – 30.11.2026')).toBeVisible()
  })

  it('a wrong tag is told to the call centre', async () => {
    calls.answer(contract.sendTagFeedback, { number: '17' })
    const { user, press } = await open()
    await press('Сообщить об ошибке на ценнике: Стул «Рябина» 1 S1')
    const window = await findWindow('Что не так на ценнике')
    await user.click(window.getByRole('button', { name: 'Отправить' }))
    expect(await window.findByText('Напишите хотя бы три знака.')).toBeVisible()
    await user.type(window.getByRole('textbox', { name: 'Опишите ошибку' }), 'Не та цена')
    await user.click(window.getByRole('button', { name: 'Отправить' }))
    expect(await window.findByText('Спасибо. Сообщение передано, номер 17.')).toBeVisible()
    expect(calls.listInputs(contract.sendTagFeedback)).toEqual([
      { offerId: 1, message: 'Не та цена' },
    ])
  })

  it('a seller without a store is told so', async () => {
    const words = 'У вашей учётной записи нет магазина. Попросите администратора указать его.'
    calls.refuse(contract.getPrintStaff, 'store_missing', words)
    openAddress(routeTree, '/retail-lk/price/')
    expect(await screen.findByText(words)).toBeVisible()
  })
})
