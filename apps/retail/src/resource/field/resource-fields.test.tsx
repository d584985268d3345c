import * as claims from '@svetlitsa/api-client/claim-desk/contract'
import * as moderation from '@svetlitsa/api-client/moderation/contract'
import { newsArticles } from '@svetlitsa/api-client/news-desk/contract'
import { stores } from '@svetlitsa/api-client/place-desk/contract'
import { plannedPrices } from '@svetlitsa/api-client/price-desk/contract'
import { findReferences } from '@svetlitsa/api-client/reference/contract'
import * as region from '@svetlitsa/api-client/region/contract'
import * as shell from '@svetlitsa/api-client/shell/contract'
import { stockCounts } from '@svetlitsa/api-client/stock-desk/contract'
import { type ServedCalls, serveCalls } from '@svetlitsa/api-client/test-support/serve-calls'
import { vacancies } from '@svetlitsa/api-client/vacancy-desk/contract'
import { openAddress } from '@svetlitsa/shell/test-support/open-address'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { newsScreen } from '../../features/news/news-screen.ts'
import { vacancyScreen } from '../../features/vacancy/vacancy-screen.ts'
import { routeTree } from '../../route-tree.gen.ts'
import { serveStaffUser } from '../../test-support/serve-staff-user.ts'

const omsk = {
  code: 'omsk',
  name: 'Магазин в Омске',
  regionId: 7,
  address: 'Омск, ул. Ленина, 1',
  phone: '+7 (381) 200-00-00',
  hours: 'Пн–Пт 10:00–21:00\nСб, Вс 10:00–20:00',
  pickupCapacity: 10,
  latitude: 54.99,
  longitude: 73.37,
  isMain: false,
  isActive: true,
  position: 500,
}
const price = { zone: 'kz', offerId: 1, amount: 320_000, oldAmount: 350_000 }
const words = { article: 'P1', productName: 'Диван «Полдень»' }
const pages = { total: 1, pages: 1 }

let calls: ServedCalls
beforeEach(() => {
  calls = serveCalls()
  calls.answer(shell.getRedirects, { redirects: [] })
  calls.hold(shell.getInitialData, {} as never)
  calls.answer(claims.getClaims, { claims: [], waiting: 0, total: 0, page: 1, pages: 1 })
  calls.answer(moderation.getWaitingCounts, {
    moderation: { review: 0, question: 0, 'shop-review': 0 },
    requests: 0,
  })
  calls.answer(region.getRegions, {
    regions: [
      {
        ID: 7,
        NAME: 'Омск',
        code: 'omsk',
        federalUnit: 'Омская область',
        kz: false,
        mapCenter: { lat: 54.99, lon: 73.37 },
      },
    ],
  })
  serveStaffUser(calls, { group: [1] })
})

const open = (path: string) => openAddress(routeTree, `/retail-lk/shop/${path}`).user
const findPane = (name: string) => within(screen.getByRole('complementary', { name }))

it('[shop.places] a store shows its region by name, and its hours are typed by lines', async () => {
  const row = { id: '3', version: 'v1', values: omsk, facts: {} }
  calls.answer(stores.list, { rows: [row], ...pages })
  calls.answer(stores.change, { row })
  const user = open('stores/')
  const table = within(await screen.findByRole('table', { name: 'Магазины' }))
  expect(await table.findByRole('cell', { name: 'Омск' })).toBeVisible()
  await user.click(table.getByRole('button', { name: 'Магазин в Омске' }))
  const pane = findPane('Магазин в Омске')
  expect(pane.getByRole('combobox', { name: 'Регион' })).toHaveTextContent('Омск')
  const hours = pane.getByRole('textbox', { name: 'Часы работы' })
  expect(hours).toHaveValue(omsk.hours)
  expect(pane.getByText(/^Строка для дней с одинаковыми часами/)).toBeVisible()
  await user.clear(hours)
  await user.type(hours, 'Пн-Вс 9:00-21:00')
  const capacity = pane.getByRole('textbox', { name: 'Заказов в одно время самовывоза' })
  await user.clear(capacity)
  await user.type(capacity, '4')
  await user.click(pane.getByRole('button', { name: 'Сохранить' }))
  expect(await screen.findByText('Сохранено')).toBeVisible()
  expect(calls.listInputs(stores.change)).toEqual([
    { id: '3', version: 'v1', values: { ...omsk, hours: 'Пн–Вс 09:00–21:00', pickupCapacity: 4 } },
  ])
})

it('[shop.vacancies] the points of a vacancy are typed by lines, and a region need not be chosen', async () => {
  const values = {
    ...vacancyScreen.blank,
    title: 'Продавец',
    department: 'Магазины',
    publishedAt: '2026-11-28T09:00:00.000Z',
  }
  calls.answer(vacancies.list, { rows: [], total: 0, pages: 1 })
  calls.answer(vacancies.create, { row: { id: '1', version: 'v1', values, facts: {} } } as never)
  const user = open('vacancies/')
  await user.click(await screen.findByRole('button', { name: 'Добавить' }))
  const pane = findPane('Новая запись')
  expect(pane.getByRole('combobox', { name: 'Регион' })).toHaveTextContent('Не указан')
  await user.type(pane.getByRole('textbox', { name: 'Заголовок' }), 'Продавец')
  await user.type(pane.getByRole('textbox', { name: 'Отдел' }), 'Магазины')
  await user.type(
    pane.getByRole('textbox', { name: 'Обязанности' }),
    'Продавать{Enter}{Enter}Считать',
  )
  await user.click(pane.getByRole('button', { name: 'Сохранить' }))
  expect(await screen.findByText('Сохранено')).toBeVisible()
  expect(calls.listInputs(vacancies.create)).toMatchObject([
    { values: { title: 'Продавец', regionId: null, duties: ['Продавать', 'Считать'], wishes: [] } },
  ])
})

it('[shop.news] a new piece of news has a field for each language and says how its text is typed', async () => {
  calls.answer(newsArticles.list, { rows: [], total: 0, pages: 1 })
  const user = open('news/')
  await user.click(await screen.findByRole('button', { name: 'Добавить' }))
  const pane = findPane('Новая запись')
  for (const name of ['Текст', 'Текст (казахский)', 'Текст (английский)'])
    expect(pane.getByRole('textbox', { name })).toHaveValue('')
  expect(pane.getAllByText(/^Пустая строка — новая часть/)).toHaveLength(3)
  expect(newsScreen.fields).toHaveLength(14)
})

it('[shop.stock] what lies at a place is corrected and not removed', async () => {
  const values = { offerId: 1, place: 'omsk', onHand: 5, reason: '' }
  calls.answer(stockCounts.list, {
    rows: [
      {
        id: '1-3',
        version: 'v1',
        values,
        facts: { ...words, placeName: 'Магазин в Омске', reserved: 2 },
      },
    ],
    ...pages,
  })
  const user = open('stock/')
  const table = within(await screen.findByRole('table', { name: 'Остатки' }))
  await user.click(table.getByRole('button', { name: 'Диван «Полдень»' }))
  const pane = findPane('Диван «Полдень»')
  expect(pane.getByRole('textbox', { name: 'В наличии' })).toHaveValue('5')
  expect(pane.getByRole('textbox', { name: 'Причина' })).toHaveValue('')
  expect(pane.queryByRole('button', { name: 'Удалить' })).toBeNull()
})

it('[shop.resource] what a field refers to is shown by name, and found by name', async () => {
  const sofa = { value: '1', name: 'Диван «Полдень»', note: 'P1' }
  const chair = { value: '2', name: 'Стул «Последний»', note: 'S1' }
  const omskStore = { value: 'omsk', name: 'Магазин в Омске', note: 'Омск, ул. Ленина, 1' }
  calls.answer(findReferences, ({ kind, search, value }) => {
    const known = kind === 'offer' ? [sofa, chair] : [omskStore]
    const isFound = (reference: typeof sofa) =>
      value === undefined ? reference.name.includes(search) : reference.value === value
    return { references: known.filter(isFound) }
  })
  calls.answer(stockCounts.list, { rows: [], total: 0, pages: 1 })
  const values = { offerId: 2, place: 'omsk', onHand: 3, reason: 'Пересчёт' }
  const facts = { ...words, placeName: 'Магазин в Омске', reserved: 0 }
  calls.answer(stockCounts.create, { row: { id: '2-3', version: 'v1', values, facts } })
  const user = open('stock/')
  await user.click(await screen.findByRole('button', { name: 'Добавить' }))
  const pane = findPane('Новая запись')
  const offer = pane.getByRole('combobox', { name: 'Предложение' })
  expect(offer).toHaveValue('')
  await user.type(offer, 'нет такого')
  expect(await screen.findByText('Ничего не нашлось')).toBeVisible()
  await user.clear(offer)
  await user.type(offer, 'Стул')
  await user.click(await screen.findByRole('option', { name: /^Стул «Последний»/ }))
  await waitFor(() => expect(offer).toHaveValue('Стул «Последний»'))
  const place = pane.getByRole('combobox', { name: 'Место' })
  await user.type(place, 'Омск')
  await user.click(await screen.findByRole('option', { name: /^Магазин в Омске/ }))
  await user.clear(pane.getByRole('textbox', { name: 'В наличии' }))
  await user.type(pane.getByRole('textbox', { name: 'В наличии' }), '3')
  await user.type(pane.getByRole('textbox', { name: 'Причина' }), 'Пересчёт')
  await user.click(pane.getByRole('button', { name: 'Сохранить' }))
  expect(await screen.findByText('Сохранено')).toBeVisible()
  expect(calls.listInputs(stockCounts.create)).toEqual([{ values }])
})

it('[shop.prices] a planned price is shown with its moment and currency', async () => {
  calls.answer(plannedPrices.list, {
    rows: [
      {
        id: '1',
        version: 'v1',
        values: { ...price, startsAt: '2026-12-01T00:00:00.000Z' },
        facts: { ...words, zoneName: 'Казахстан', currencyCode: 'KZT', appliedAt: null },
      },
    ],
    ...pages,
  })
  open('planned-prices/')
  const table = within(await screen.findByRole('table', { name: 'Будущие цены' }))
  for (const name of ['P1', 'Диван «Полдень»', 'Казахстан', /^320\s000$/, 'KZT'])
    expect(table.getByRole('cell', { name })).toBeVisible()
})
