import * as contract from '@svetlitsa/api-client/banner-editor/contract'
import { type ServedCalls, serveCalls } from '@svetlitsa/api-client/test-support/serve-calls'
import { openAddress } from '@svetlitsa/shell/test-support/open-address'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { routeTree } from '../../../route-tree.gen.ts'
import { buildBanner, serveEditor } from '../../../test-support/banner-fixtures.ts'

// The test browser has no frames; the story of the preview shows that it works.
vi.mock('@svetlitsa/ui/layout/framed-preview', () => ({ FramedPreview: () => null }))

let calls: ServedCalls
beforeEach(() => {
  calls = serveCalls()
  serveEditor(calls, [26])
})

const banners = [
  buildBanner({ SORT: 10 }),
  buildBanner({
    id: 8,
    name: 'Алматы зимой',
    state: 'planned',
    regionIds: [2],
    startsAt: '2026-12-01T04:00:00.000Z',
  }),
]

function serveList(items = banners) {
  calls.answer(contract.getBanners, { items, total: items.length, page: 1, pages: 1 })
}

describe('[route.tools] the list of banners', () => {
  it.each([
    ['/vue-tools/newBanner/', 'main', 'Сцены главной страницы'],
    ['/vue-tools/saleBanner/', 'sale', 'Баннер распродажи'],
    ['/vue-tools/banner/', 'top', 'Полоса над шапкой'],
  ] as const)('%s lists the kind %s, in the tools layout', async (address, kind, title) => {
    serveList()
    openAddress(routeTree, address)
    await screen.findByRole('heading', { level: 1, name: title })
    await screen.findByRole('table', { name: title })
    expect(calls.listInputs(contract.getBanners)).toContainEqual({ kind, page: 1 })
    const editors = screen.getByRole('navigation', { name: 'Баннеры' })
    expect(within(editors).getAllByRole('link')).toHaveLength(3)
    expect(within(editors).getByRole('link', { current: 'page' })).toHaveAttribute('href', address)
    expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument()
  })

  it('says state, regions and schedule in the time of the first region', async () => {
    serveList()
    openAddress(routeTree, '/vue-tools/banner/')
    const row = await screen.findByRole('row', { name: /Алматы зимой/ })
    expect(row).toHaveTextContent('Запланирован')
    await waitFor(() => expect(row).toHaveTextContent('с 01.12.2026, 09:00'))
    expect(row).toHaveTextContent('Алматы')
    expect(await screen.findByRole('row', { name: /Скидки на диваны/ })).toHaveTextContent(
      'На сайтевсегдавезде',
    )
  })

  it('filters by state and region in the address', async () => {
    serveList()
    const { user } = openAddress(routeTree, '/vue-tools/banner/?state=planned')
    const states = await screen.findByRole('navigation', { name: 'Состояние' })
    expect(within(states).getByRole('link', { name: 'Выключены' })).toHaveAttribute(
      'href',
      '/vue-tools/banner/?state=off',
    )
    await user.click(await screen.findByRole('combobox', { name: 'Регион' }))
    await user.click(await screen.findByRole('option', { name: 'Алматы' }))
    await waitFor(() =>
      expect(calls.listInputs(contract.getBanners)).toContainEqual({
        kind: 'top',
        page: 1,
        state: 'planned',
        regionId: 2,
      }),
    )
  })

  it('is moved through by the keyboard, and Enter opens the editor', async () => {
    serveList()
    calls.answer(contract.getTopBannersElement, { element: buildBanner() })
    const { user, router } = openAddress(routeTree, '/vue-tools/banner/')
    await screen.findByRole('row', { name: /Скидки на диваны/ })
    await user.keyboard('{ArrowDown}{Enter}')
    await screen.findByRole('heading', { level: 1, name: 'Баннер 7, версия 3' })
    expect(router.state.location.href).toBe('/vue-tools/banner/?banner=7')
  })

  it('says that there are none, and tries again after a failure', async () => {
    calls.fail(contract.getBanners, 500)
    const { user } = openAddress(routeTree, '/vue-tools/banner/')
    const retry = await screen.findByRole('button', { name: /ещё раз|повторить/i })
    serveList([])
    await user.click(retry)
    expect(await screen.findByText('Таких баннеров нет.')).toBeVisible()
  })
})

describe('[route.tools] who may edit banners', () => {
  it.each([[[20]], [[29]], [[45]], [[2]]])(
    'group %s gets the login screen and no data',
    async (group) => {
      serveEditor(calls, group)
      openAddress(routeTree, '/vue-tools/newBanner/')
      await screen.findByRole('heading', { level: 1, name: 'Вход для сотрудников' })
      expect(calls.listInputs(contract.getBanners)).toEqual([])
    },
  )

  it.each([[[1]], [[26]]])('group %s gets the editors', async (group) => {
    serveEditor(calls, group)
    serveList()
    openAddress(routeTree, '/vue-tools/newBanner/')
    await screen.findByRole('table', { name: 'Сцены главной страницы' })
  })
})
