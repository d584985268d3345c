import * as banners from '@svetlitsa/api-client/banner/contract'
import * as contract from '@svetlitsa/api-client/banner-editor/contract'
import type { BannerElement } from '@svetlitsa/api-client/banner-editor/queries'
import { type ServedCalls, serveCalls } from '@svetlitsa/api-client/test-support/serve-calls'
import { findWindow, openAddress } from '@svetlitsa/shell/test-support/open-address'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { routeTree } from '../../../route-tree.gen.ts'
import { buildBanner, serveEditor } from '../../../test-support/banner-fixtures.ts'

// The test browser has no frames; the story of the preview shows that it works.
vi.mock('@svetlitsa/ui/layout/framed-preview', () => ({ FramedPreview: () => null }))

let calls: ServedCalls
beforeEach(() => {
  calls = serveCalls()
  serveEditor(calls, [1])
})

const serveBanner = (changed: Partial<BannerElement> = {}) =>
  calls.answer(contract.getTopBannersElement, { element: buildBanner(changed) })

async function open(changed: Partial<BannerElement> = {}) {
  serveBanner(changed)
  const { user } = openAddress(routeTree, '/vue-tools/banner/?banner=7')
  const name = await screen.findByLabelText('Заголовок')
  const press = async (label: string | RegExp) =>
    user.click(await screen.findByRole('button', { name: label }))
  return { user, name, press }
}

describe('[route.tools] the editor of a banner', () => {
  it('saves texts in three languages, and says that the banner is on the site', async () => {
    const { user, name, press } = await open()
    expect(name).toHaveValue('Скидки на диваны')
    expect(screen.getByText('Изменений нет')).toBeInTheDocument()
    await user.clear(name)
    await user.type(name, 'Скидки на кресла')
    await user.click(screen.getByRole('tab', { name: 'Английский' }))
    const english = screen.getByLabelText('Заголовок')
    expect(english).toHaveValue('Sofa sale')
    await user.clear(english)
    await user.type(english, 'Armchair sale')
    expect(screen.getByText('Есть несохранённые изменения')).toBeInTheDocument()
    calls.answer(contract.saveTopBanners, { result: true, id: 7, version: 4 })
    const saved = { name: 'Скидки на кресла', translations: { en: { name: 'Armchair sale' } } }
    serveBanner({ version: 4, ...saved })
    await press('Сохранить')
    expect(await screen.findByText('Сохранено. Баннер на сайте.')).toBeInTheDocument()
    expect(calls.listInputs(contract.saveTopBanners)).toEqual([
      expect.objectContaining({ id: 7, version: 3, ...saved, regionIds: [], startsAt: null }),
    ])
    expect(calls.listHeaders(contract.saveTopBanners)[0]?.get('idempotency-key')).toBeTruthy()
    expect(await screen.findByRole('heading', { name: 'Баннер 7, версия 4' })).toBeInTheDocument()
    expect(await screen.findByText('Изменений нет')).toBeInTheDocument()
  })

  it('saves by Ctrl+S, the schedule in the time of the chosen region', async () => {
    const { user } = await open()
    await user.type(screen.getByLabelText('Добавить регион'), 'алм')
    await user.keyboard('{ArrowDown}{Enter}')
    expect(screen.getByText(/По времени: Алматы/)).toBeInTheDocument()
    await user.type(screen.getByLabelText('Начало'), '2026-12-01T09:00')
    await user.type(screen.getByLabelText('Конец'), '2026-12-31T23:59')
    calls.answer(contract.saveTopBanners, { result: true, id: 7, version: 4 })
    await user.keyboard('{Control>}s{/Control}')
    await waitFor(() =>
      expect(calls.listInputs(contract.saveTopBanners)).toEqual([
        expect.objectContaining({
          regionIds: [2],
          startsAt: '2026-12-01T04:00:00.000Z',
          endsAt: '2026-12-31T18:59:00.000Z',
        }),
      ]),
    )
  })

  it('shows what the server refuses at its field, and keeps what was typed', async () => {
    const { user, press } = await open()
    const url = screen.getByLabelText('Ссылка')
    await user.clear(url)
    await user.type(url, '/net-takoy/')
    calls.refuse(contract.saveTopBanners, 'invalid', 'Проверьте поля: в них ошибка.', {
      fields: { url: 'Ссылка ведёт на страницу магазина' },
    })
    await press('Сохранить')
    expect(await screen.findByText('Проверьте поля: в них ошибка.')).toBeInTheDocument()
    expect(url).toHaveAccessibleDescription('Ссылка ведёт на страницу магазина')
    expect(url).toHaveValue('/net-takoy/')
  })

  it('shows both versions when somebody else saved meanwhile; the editor’s can be kept', async () => {
    const { user, name, press } = await open()
    await user.clear(name)
    await user.type(name, 'Моё')
    calls.refuse(contract.saveTopBanners, 'changed_meanwhile', 'Изменили')
    serveBanner({ version: 4, name: 'Чужое' })
    await press('Сохранить')
    const conflict = within(await screen.findByRole('alert', { name: /сохранил кто-то ещё/ }))
    expect(conflict.getByRole('row', { name: /Заголовок Моё Чужое/ })).toBeInTheDocument()
    expect(name).toHaveValue('Моё')
    calls.answer(contract.saveTopBanners, { result: true, id: 7, version: 5 })
    serveBanner({ version: 5, name: 'Моё' })
    await user.click(conflict.getByRole('button', { name: 'Сохранить моё' }))
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument())
    expect(calls.listInputs(contract.saveTopBanners).map(({ version }) => version)).toEqual([3, 4])
  })

  it('or the saved one is taken', async () => {
    const { user, name, press } = await open()
    await user.type(name, '!')
    calls.refuse(contract.saveTopBanners, 'changed_meanwhile', 'Изменили')
    serveBanner({ version: 4, name: 'Чужое' })
    await press('Сохранить')
    await press('Взять сохранённое')
    expect(name).toHaveValue('Чужое')
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  it('undoes the last save', async () => {
    const { press } = await open()
    calls.answer(contract.restoreBanner, { result: true, id: 7, version: 4 })
    serveBanner({ version: 4, name: 'Прежнее' })
    await press('Отменить последнее сохранение')
    expect(await screen.findByText('Возвращена версия 2.')).toBeInTheDocument()
    await waitFor(() => expect(screen.getByLabelText('Заголовок')).toHaveValue('Прежнее'))
    expect(calls.listInputs(contract.restoreBanner)).toEqual([
      { kind: 'top', id: 7, version: 3, restore: 2 },
    ])
  })

  it('shows who changed what, and brings any version back', async () => {
    const { press } = await open()
    const { id: _id, version: _version, state: _state, ...after } = buildBanner()
    const at = '2026-11-24T09:00:00.000Z'
    const before = { ...after, name: 'Было так' }
    calls.answer(contract.getBannerHistory, {
      changes: [
        { version: 3, at, author: 'Пётр', restored: null, before, after },
        { version: 1, at, author: 'Ольга', restored: null, before: null, after: before },
      ],
      page: 1,
      pages: 1,
    })
    await press('История')
    const history = within(await screen.findByRole('region', { name: 'История' }))
    expect(await history.findByText(/Пётр/)).toBeInTheDocument()
    expect(
      history.getByRole('row', { name: 'Заголовок Было так Скидки на диваны' }),
    ).toBeInTheDocument()
    calls.refuse(contract.restoreBanner, 'changed_meanwhile', 'Пока вы смотрели, изменили.')
    await press('Вернуть версию 2')
    expect(await history.findByText('Пока вы смотрели, изменили.')).toBeInTheDocument()
  })

  it('asks before unsaved changes are left, within the cabinet and by leaving it', async () => {
    serveBanner()
    calls.answer(contract.getBanners, { items: [], total: 0, page: 1, pages: 1 })
    const list = '/vue-tools/banner/?region=2'
    const { user, router } = openAddress(routeTree, '/vue-tools/banner/?banner=7')
    const name = await screen.findByLabelText('Заголовок')
    const unload = () => {
      const event = new Event('beforeunload', { cancelable: true })
      window.dispatchEvent(event)
      return event.defaultPrevented
    }
    expect(unload()).toBe(false)
    await user.type(name, '!')
    expect(unload()).toBe(true)
    void router.navigate({ href: list })
    const question = await findWindow('Изменения не сохранены')
    await user.click(question.getByRole('button', { name: 'Остаться' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(name).toHaveValue('Скидки на диваны!')
    expect(router.state.location.href).toBe('/vue-tools/banner/?banner=7')
    void router.navigate({ href: list })
    const again = await findWindow('Изменения не сохранены')
    await user.click(again.getByRole('button', { name: 'Уйти без сохранения' }))
    await waitFor(() => expect(router.state.location.href).toBe(list))
    expect(screen.queryByLabelText('Заголовок')).not.toBeInTheDocument()
    expect(unload()).toBe(false)
  })

  it('makes a new banner and opens it', async () => {
    const { user, router } = openAddress(routeTree, '/vue-tools/banner/?banner=new')
    await user.type(await screen.findByLabelText('Заголовок'), 'Новая полоса')
    calls.answer(contract.saveTopBanners, { result: true, id: 12, version: 1 })
    calls.answer(contract.getTopBannersElement, {
      element: buildBanner({ id: 12, version: 1, name: 'Новая полоса' }),
    })
    await user.click(screen.getByRole('button', { name: 'Сохранить' }))
    await screen.findByRole('heading', { name: 'Баннер 12, версия 1' })
    expect(router.state.location.href).toBe('/vue-tools/banner/?banner=12')
    expect(screen.queryByRole('button', { name: /Отменить последнее/ })).not.toBeInTheDocument()
  })

  it('[POST /getMainSlider/newElement/] moves the hotspots of a scene by arrow keys, and gives them a section', async () => {
    const spots = [{ x: 40, y: 50, section: 'divany', isOpen: true }]
    const element = buildBanner({ imgUrl: 'drawn/scene/living.svg', spots })
    calls.answer(banners.getMainSliderNewElement, { element })
    const { user } = openAddress(routeTree, '/vue-tools/newBanner/?banner=7')
    const spot = await screen.findByRole('button', { name: /^1\. Диваны: 40 %, 50 %/ })
    spot.focus()
    await user.keyboard('{ArrowRight}{Shift>}{ArrowUp}{/Shift}')
    await user.click(screen.getByRole('button', { name: 'Добавить точку' }))
    await user.type(screen.getByLabelText('Раздел точки 2'), 'крес')
    await user.keyboard('{ArrowDown}{Enter}')
    calls.answer(banners.saveMainSliderNewElement, { result: true, id: 7, version: 4 })
    await user.click(screen.getByRole('button', { name: 'Сохранить' }))
    await waitFor(() =>
      expect(calls.listInputs(banners.saveMainSliderNewElement)).toEqual([
        expect.objectContaining({
          spots: [
            { x: 41, y: 45, section: 'divany', isOpen: true },
            { x: 50, y: 50, section: 'kresla' },
          ],
        }),
      ]),
    )
  })
})
