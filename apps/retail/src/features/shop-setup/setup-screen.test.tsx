import * as claims from '@svetlitsa/api-client/claim-desk/contract'
import * as moderation from '@svetlitsa/api-client/moderation/contract'
import * as shell from '@svetlitsa/api-client/shell/contract'
import * as contract from '@svetlitsa/api-client/shop-setup/contract'
import type { SavedShopSetup } from '@svetlitsa/api-client/shop-setup/queries'
import * as staff from '@svetlitsa/api-client/staff/contract'
import { type ServedCalls, serveCalls } from '@svetlitsa/api-client/test-support/serve-calls'
import { firstShopSettings } from '@svetlitsa/domain/shop-settings/shop-settings'
import { openAddress } from '@svetlitsa/shell/test-support/open-address'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { routeTree } from '../../route-tree.gen.ts'
import { serveStaffUser } from '../../test-support/serve-staff-user.ts'

const cities = [
  { code: 'moskva', name: 'Москва', federalUnit: 'Москва', currency: 'RUB' as const },
  { code: 'tula', name: 'Тула', federalUnit: 'Тульская область', currency: 'RUB' as const },
  { code: 'almaty', name: 'Алматы', federalUnit: 'Алматы', currency: 'KZT' as const },
]
const saved: SavedShopSetup = {
  ...firstShopSettings,
  brand: { name: { ru: 'Тёплый дом', kk: 'Жылы үй', en: 'Warm Home' }, mark: null, colours: null },
  legal: {
    seller: 'ООО «Тёплый дом»',
    inn: '7700123459',
    kpp: '',
    ogrn: '',
    address: 'Москва, ул. Примерная, 1',
    phone: '+7 (495) 300-00-01',
    email: 'hello@warm.example',
    bank: null,
    vatPercent: 0,
  },
  regions: ['moskva'],
  warehouse: { name: 'Склад', city: 'moskva', address: 'Складская, 2' },
  store: null,
  tariffs: {
    RUB: {
      courier: 690,
      courierFreeFrom: null,
      outsidePerKm: 40,
      toDoor: 500,
      lift: 700,
      floor: 300,
    },
  },
}

let calls: ServedCalls
beforeEach(() => {
  sessionStorage.clear()
  calls = serveCalls()
  calls.answer(shell.getRedirects, { redirects: [] })
  calls.hold(shell.getInitialData, {} as never)
  calls.answer(claims.getClaims, { claims: [], waiting: 0, total: 0, page: 1, pages: 1 })
  calls.answer(moderation.getWaitingCounts, {
    moderation: { review: 0, question: 0, 'shop-review': 0 },
    requests: 0,
  })
  calls.answer(staff.getOwnShift, { shiftSince: null })
  answerUser(1)
})

function answerUser(group: number) {
  serveStaffUser(calls, { group: [group], name: 'Айгуль' })
}

type Shown = { setup: SavedShopSetup | null; version: string }

async function open({ setup, version }: Shown = { setup: saved, version: 'one' }) {
  calls.answer(contract.getShopSetup, { setup, version, cities })
  const { user } = openAddress(routeTree, '/retail-lk/shop/setup/')
  const title = setup ? 'Настройки магазина' : 'Открываем магазин'
  await screen.findByRole('heading', { level: 1, name: title })
  await screen.findByRole('heading', { level: 2, name: /Название и вид/ })
  return user
}

const field = (name: string) => screen.findByRole('textbox', { name })
type User = Awaited<ReturnType<typeof open>>

async function fill(user: User, texts: Record<string, string>) {
  for (const [name, text] of Object.entries(texts)) {
    const box = await field(name)
    await user.clear(box)
    await user.type(box, text)
  }
}

async function proceed(user: User) {
  await user.click(screen.getByRole('button', { name: 'Дальше' }))
}

async function addCity(user: User, start: string, name: RegExp) {
  await user.type(screen.getByRole('combobox', { name: 'Добавить город' }), start)
  await user.click(await screen.findByRole('option', { name }))
}

describe('[shop.setup] the first-run page', () => {
  it('founds the shop step by step, and says what is next', async () => {
    const user = await open({ setup: null, version: 'none' })
    await fill(user, { Название: 'Тёплый дом', 'По-казахски': 'Жылы үй', 'По-английски': 'Warm' })
    await proceed(user)
    await fill(user, {
      Продавец: 'ООО «Тёплый дом»',
      'ИНН или БИН': '7700123459',
      'Юридический адрес': 'Москва, ул. Примерная, 1',
      'Телефон магазина': '+7 (495) 300-00-01',
      'Почта магазина': 'hello@warm.example',
    })
    await proceed(user)
    await addCity(user, 'тул', /Тула/)
    await addCity(user, 'алм', /Алматы/)
    await user.click(screen.getByRole('button', { name: 'Сделать основным: Алматы' }))
    await user.click(screen.getByRole('checkbox', { name: 'Английский' }))
    await proceed(user)
    const warehouse = within(screen.getByRole('group', { name: 'Склад' }))
    await user.type(warehouse.getByRole('textbox', { name: 'Адрес' }), 'Складская, 2')
    await user.click(warehouse.getByRole('combobox', { name: 'Город' }))
    await user.click(await screen.findByRole('option', { name: 'Алматы' }))
    await user.click(screen.getByRole('checkbox', { name: /Есть магазин/ }))
    await proceed(user)
    const tenge = within(screen.getByRole('group', { name: 'Доставка, ₸' }))
    const courier = tenge.getByRole('textbox', { name: 'Курьером по городу' })
    await user.clear(courier)
    await user.type(courier, '5 000')
    await user.click(screen.getByRole('checkbox', { name: /По счёту/ }))
    await proceed(user)
    await fill(user, { 'Сборка, % цены': '10' })
    await proceed(user)
    calls.answer(contract.saveShopSetup, { result: true, version: 'one' })
    calls.answer(contract.getShopSetup, { setup: saved, version: 'one', cities })
    await user.click(screen.getByRole('button', { name: 'Открыть магазин' }))
    expect(await screen.findByRole('heading', { name: /«Тёплый дом» открыт/ })).toHaveFocus()
    expect(screen.getByText('npm run shop -- import yml FILE')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Пригласить сотрудников' })).toHaveAttribute(
      'href',
      '/retail-lk/staff/',
    )
    const [sent] = calls.listInputs(contract.saveShopSetup)
    expect(sent).toMatchObject({
      version: 'none',
      brand: { name: { ru: 'Тёплый дом', kk: 'Жылы үй', en: 'Warm' }, mark: null, colours: null },
      legal: { inn: '7700123459', bank: null, vatPercent: 0 },
      regions: ['almaty', 'tula'],
      languages: ['ru', 'kk'],
      warehouse: { name: 'Склад', city: 'almaty', address: 'Складская, 2' },
      store: null,
      tariffs: { KZT: { courier: 5_000 }, RUB: { courier: 690, courierFreeFrom: 30_000 } },
      payments: { onReceipt: true, bill: false },
      promises: { assemblyPercent: 10, bonusLevels: firstShopSettings.promises.bonusLevels },
    })
  })

  it('names what is missing at its field and stays in the step', async () => {
    const user = await open({ setup: null, version: 'none' })
    await fill(user, { Название: 'Тёплый дом' })
    await proceed(user)
    expect(await field('По-казахски')).toHaveAccessibleDescription('Заполните это поле')
    expect(await field('По-казахски')).toBeInvalid()
    expect(screen.queryByRole('textbox', { name: 'Продавец' })).not.toBeInTheDocument()
  })

  it('keeps what was typed when the page is opened again', async () => {
    const user = await open({ setup: null, version: 'none' })
    await fill(user, { Название: 'Тёплый дом' })
    openAddress(routeTree, '/retail-lk/shop/setup/')
    const boxes = await screen.findAllByRole('textbox', { name: 'Название' })
    await waitFor(() => expect(boxes.at(-1)).toHaveValue('Тёплый дом'))
  })
})

describe('[shop.brand] mark and colours', () => {
  it('shows the contrast of a colour, and refuses one that nobody can read', async () => {
    const user = await open()
    await user.click(screen.getByRole('button', { name: 'Изменить: Название и вид' }))
    await user.click(screen.getByRole('checkbox', { name: /Свои цвета/ }))
    const light = await field('Цвет в светлой теме')
    expect(light).toHaveAccessibleDescription(/^Контраст 4\.\d, нужно не меньше 4\.5$/)
    await fill(user, { 'Цвет в светлой теме': '#ffe680' })
    expect(light).toHaveAccessibleDescription(/^Контраст 1\.\d: не прочитать/)
    await proceed(user)
    expect(light).toBeVisible()
    await fill(user, { 'Цвет в светлой теме': '#1d4ed8' })
    const preview = screen.getByRole('region', { name: 'Так будет выглядеть' })
    expect(preview.querySelector('[data-theme="light"]')).toHaveStyle({ '--accent': '#1d4ed8' })
    await proceed(user)
    expect(await screen.findByText('Тёплый дом · свои цвета')).toBeVisible()
  })

  it('takes a small picture as the mark, shows it in both themes, and refuses other files', async () => {
    const user = await open()
    await user.click(screen.getByRole('button', { name: 'Изменить: Название и вид' }))
    const input = screen.getByLabelText('Выбрать файл')
    const mark = new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'mark.svg', {
      type: 'image/svg+xml',
    })
    await user.upload(input, mark)
    const preview = screen.getByRole('region', { name: 'Так будет выглядеть' })
    await waitFor(() => expect(preview.querySelectorAll('img')).toHaveLength(2))
    expect(preview.querySelector('img')?.src).toMatch(/^data:image\/svg\+xml;base64,/)
    await user.upload(input, new File(['x'.repeat(17_000)], 'big.svg', { type: 'image/svg+xml' }))
    await waitFor(() => expect(input).toHaveAccessibleDescription(/больше 16 КБ/))
    await user.click(screen.getByRole('button', { name: 'Убрать знак' }))
    expect(preview.querySelectorAll('img')).toHaveLength(0)
  })
})

describe('[shop.setup] the settings of the shop', () => {
  it('opens the step of a field that the server refuses, with its words', async () => {
    const user = await open()
    await user.click(screen.getByRole('button', { name: 'Изменить: Продавец' }))
    await fill(user, { 'Телефон магазина': '+7 (495) 300-00-09' })
    await proceed(user)
    const fields = { 'legal.phone': 'Такого номера нет' }
    calls.refuse(contract.saveShopSetup, 'invalid', 'Проверьте данные', { fields })
    await user.click(screen.getByRole('button', { name: 'Сохранить изменения' }))
    expect(await field('Телефон магазина')).toHaveAccessibleDescription('Такого номера нет')
  })

  it('cannot remove a city that is open', async () => {
    const user = await open()
    await user.click(screen.getByRole('button', { name: 'Изменить: Города и языки' }))
    expect(screen.getByRole('button', { name: 'Убрать: Москва' })).toBeDisabled()
    await addCity(user, 'тул', /Тула/)
    await user.click(screen.getByRole('button', { name: 'Убрать: Тула' }))
    expect(screen.queryByText('Тула')).not.toBeInTheDocument()
  })

  it('tells what another administrator saved meanwhile, and saves over it only when told to', async () => {
    const user = await open()
    await user.click(screen.getByRole('button', { name: 'Изменить: Бонусы и сборка' }))
    await fill(user, { 'Сборка, % цены': '12' })
    await proceed(user)
    const promises = { ...saved.promises, assemblyPercent: 9 }
    calls.refuse(contract.saveShopSetup, 'changed_meanwhile', 'Изменено другим')
    calls.answer(contract.getShopSetup, {
      setup: { ...saved, promises },
      version: 'two',
      cities,
    })
    await user.click(screen.getByRole('button', { name: 'Сохранить изменения' }))
    const conflict = within(await screen.findByRole('alert', { name: /изменил кто-то ещё/ }))
    expect(conflict.getByRole('heading', { name: 'Бонусы и сборка' })).toBeVisible()
    expect(conflict.getByText(/сборка 12 %/)).toBeVisible()
    expect(conflict.getByText(/сборка 9 %/)).toBeVisible()
    calls.answer(contract.saveShopSetup, { result: true, version: 'three' })
    calls.answer(contract.getShopSetup, {
      setup: { ...saved, promises: { ...promises, assemblyPercent: 12 } },
      version: 'three',
      cities,
    })
    await user.click(conflict.getByRole('button', { name: 'Сохранить мои' }))
    await screen.findByText(/^Сохранено\./)
    expect(calls.listInputs(contract.saveShopSetup).at(-1)).toMatchObject({
      version: 'two',
      promises: { assemblyPercent: 12 },
    })
    expect(screen.queryByRole('alert', { name: /изменил кто-то ещё/ })).not.toBeInTheDocument()
  })

  it('does not exist for a seller, who has no link to it either', async () => {
    answerUser(20)
    openAddress(routeTree, '/retail-lk/shop/setup/')
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Страница не найдена' }),
    ).toBeVisible()
    expect(calls.listInputs(contract.getShopSetup)).toEqual([])
    expect(screen.queryByRole('button', { name: /^Ещё: Настройки/ })).not.toBeInTheDocument()
  })

  it('is in the menu of the bar for administrators', async () => {
    const user = await open()
    await user.click(await screen.findByRole('button', { name: 'Ещё: Настройки' }))
    const menu = within(await screen.findByRole('dialog', { name: 'Ещё' }))
    expect(menu.getByRole('link', { name: 'Настройки' })).toHaveAttribute(
      'href',
      '/retail-lk/shop/setup/',
    )
  })
})
