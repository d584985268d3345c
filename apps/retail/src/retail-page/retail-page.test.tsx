import * as claims from '@svetlitsa/api-client/claim-desk/contract'
import * as moderation from '@svetlitsa/api-client/moderation/contract'
import * as shell from '@svetlitsa/api-client/shell/contract'
import * as log from '@svetlitsa/api-client/staff-log/contract'
import { type ServedCalls, serveCalls } from '@svetlitsa/api-client/test-support/serve-calls'
import { openAddress } from '@svetlitsa/shell/test-support/open-address'
import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { routeTree } from '../route-tree.gen.ts'
import { serveStaffUser } from '../test-support/serve-staff-user.ts'

let calls: ServedCalls

beforeEach(() => {
  calls = serveCalls()
  calls.answer(shell.getRedirects, { redirects: [] })
  calls.hold(shell.getInitialData, {} as never)
  calls.answer(moderation.getWaitingCounts, {
    moderation: { review: 2, question: 1, 'shop-review': 0 },
    requests: 4,
  })
  calls.answer(claims.getClaims, { claims: [], waiting: 3, total: 3, page: 1, pages: 1 })
  calls.answer(log.getStaffLog, { entries: [], next: null, people: [], subjects: [] })
})

function logIn(group: number) {
  serveStaffUser(calls, { group: [group] })
}

const listLinks = (container: HTMLElement) =>
  within(container)
    .getAllByRole('link')
    .map(({ textContent }) => textContent)

describe('[role.retail] the tabs of the cabinet', () => {
  it.each([
    [
      1,
      [
        'Скидки партнёрам',
        'Сверка',
        'Управление магазином',
        'Баннеры',
        'Настройки',
        'Обмен',
        'Ключи API',
        'Вебхуки',
        'Сообщения покупателям',
        'Журнал',
      ],
    ],
    [
      26,
      [
        'Скидки партнёрам',
        'Сверка',
        'Управление магазином',
        'Баннеры',
        'Настройки',
        'Обмен',
        'Ключи API',
        'Вебхуки',
        'Сообщения покупателям',
        'Журнал',
        'Журнал запросов',
      ],
    ],
    [29, ['Скидки партнёрам', 'Сверка', 'Сообщения покупателям', 'Журнал']],
    [20, ['Скидки партнёрам', 'Сверка', 'Сообщения покупателям', 'Журнал']],
  ])('group %i finds the rarer ones in a menu that opens by keyboard', async (group, rare) => {
    logIn(group)
    const { user } = openAddress(routeTree, '/retail-lk/log/')
    const menu = await screen.findByRole('button', { name: 'Ещё: Журнал' })
    expect(menu).toHaveTextContent('Журнал')
    menu.focus()
    await user.keyboard('{Enter}')
    const panel = await screen.findByRole('dialog', { name: 'Ещё' })
    expect(listLinks(panel)).toEqual(rare)
    const current = within(panel).getByRole('link', { name: 'Журнал', current: 'page' })
    expect(current).toHaveAttribute('href', '/retail-lk/log/')
    await user.keyboard('{Escape}')
    expect(menu).toHaveFocus()
  })

  it('an administrator sees the daily ones with the numbers of what waits', async () => {
    logIn(1)
    openAddress(routeTree, '/retail-lk/log/')
    await screen.findByRole('link', { name: 'Заявки 4' })
    expect(listLinks(screen.getByRole('navigation', { name: 'Кабинет магазина' }))).toEqual([
      'Сводка',
      'Заказы',
      'Диспетчерская',
      'Обращения3',
      'Ценники',
      'Ссылки на товары',
      'Накладные',
      'Отзывы и вопросы3',
      'Заявки4',
      'Сотрудники',
    ])
  })
})
