import * as claims from '@svetlitsa/api-client/claim-desk/contract'
import * as moderation from '@svetlitsa/api-client/moderation/contract'
import * as contract from '@svetlitsa/api-client/overview/contract'
import type { RetailOverview } from '@svetlitsa/api-client/overview/queries'
import * as shell from '@svetlitsa/api-client/shell/contract'
import { type ServedCalls, serveCalls } from '@svetlitsa/api-client/test-support/serve-calls'
import { matchText, openAddress } from '@svetlitsa/shell/test-support/open-address'
import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { routeTree } from '../../route-tree.gen.ts'
import { serveStaffUser } from '../../test-support/serve-staff-user.ts'

const overview: RetailOverview = {
  storeName: null,
  day: '2026-11-24',
  today: [{ sign: '₽', orders: 12, sum: 1_204_500, average: 100_375, cancelled: 2 }],
  money: [{ method: 'tillCard', sign: '₽', count: 3, sum: 64_990 }],
  queues: {
    confirm: 7,
    pick: 4,
    handOver: 3,
    claims: 2,
    refunds: 1,
    reservations: 5,
    tags: null,
    questions: 9,
    requests: 8,
  },
}

let calls: ServedCalls

beforeEach(() => {
  calls = serveCalls()
  calls.answer(shell.getRedirects, { redirects: [] })
  calls.hold(shell.getInitialData, {} as never)
  serveStaffUser(calls, { group: [29] })
  calls.answer(moderation.getWaitingCounts, {
    moderation: { review: 0, question: 0, 'shop-review': 0 },
    requests: 0,
  })
  calls.answer(claims.getClaims, { claims: [], waiting: 0, total: 0, page: 1, pages: 1 })
})

describe('[retail.overview] the first screen', () => {
  it('shows the figures and the money of the day', async () => {
    calls.answer(contract.getRetailOverview, overview)
    openAddress(routeTree, '/retail-lk/')
    const today = within(await screen.findByRole('region', { name: 'Сегодня' }))
    const figures = today.getAllByRole('definition').map(({ textContent }) => plain(textContent))
    expect(figures).toEqual(['12', '1 204 500 ₽', '100 375 ₽', '2'])
    expect(screen.getByText('Вся сеть')).toBeVisible()
    const name = matchText('Карта в кассе 3 64 990 ₽')
    expect(screen.getByRole('row', { name })).toBeVisible()
  })

  it('leads from each queue to the list of exactly those that wait', async () => {
    calls.answer(contract.getRetailOverview, overview)
    openAddress(routeTree, '/retail-lk/')
    const queues = within(await screen.findByRole('region', { name: 'Ждут вас' }))
    const shown = queues.getAllByRole('listitem').map((item) => {
      const opened = within(item).getByRole('link')
      return [item.textContent, opened.getAttribute('href')]
    })
    expect(shown).toEqual([
      ['Подтвердить заказы7', '/retail-lk/orders/?state=new'],
      ['Начать комплектацию4', '/retail-lk/orders/?state=confirmed'],
      ['Выдать покупателям3', '/retail-lk/orders/?state=ready'],
      ['Бронь закончилась5', '/retail-lk/orders/?isReservationEnded=true'],
      ['Ответить на обращения2', '/retail-lk/claims/'],
      ['Решить о возвратах1', '/retail-lk/orders/?hasRefundRequest=true'],
      ['Отзывы и вопросы9', '/retail-lk/moderation/'],
      ['Новые заявки8', '/retail-lk/requests/'],
    ])
  })

  it('shows a seller the name of the store, its tags, and no queue of the call centre', async () => {
    const queues = { ...overview.queues, tags: 6, questions: null, requests: null }
    const storeName = 'Светлица на Варшавке'
    calls.answer(contract.getRetailOverview, {
      ...overview,
      today: [],
      money: [],
      storeName,
      queues,
    })
    openAddress(routeTree, '/retail-lk/')
    expect(await screen.findByText(storeName)).toBeVisible()
    expect(screen.getByText('Сегодня заказов ещё не было.')).toBeVisible()
    expect(screen.getByText('Сегодня денег ещё не поступало.')).toBeVisible()
    const section = within(screen.getByRole('region', { name: 'Ждут вас' }))
    expect(section.getByRole('link', { name: 'Перепечатать ценники' })).toBeVisible()
    expect(section.queryByRole('link', { name: 'Новые заявки' })).not.toBeInTheDocument()
  })

  it('says that it could not be loaded', async () => {
    calls.fail(contract.getRetailOverview, 'offline')
    openAddress(routeTree, '/retail-lk/')
    expect(await screen.findByRole('alert')).toBeVisible()
  })
})

const plain = (text: string | null) => (text ?? '').replaceAll(/\s+/g, ' ')
