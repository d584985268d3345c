import * as claims from '@svetlitsa/api-client/claim-desk/contract'
import * as contract from '@svetlitsa/api-client/exchange/contract'
import type { ExchangeRun } from '@svetlitsa/api-client/exchange/queries'
import * as moderation from '@svetlitsa/api-client/moderation/contract'
import * as shell from '@svetlitsa/api-client/shell/contract'
import { type ServedCalls, serveCalls } from '@svetlitsa/api-client/test-support/serve-calls'
import { openAddress } from '@svetlitsa/shell/test-support/open-address'
import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { routeTree } from '../../route-tree.gen.ts'
import { serveStaffUser } from '../../test-support/serve-staff-user.ts'

const partly: ExchangeRun = {
  id: 3,
  kind: 'catalog',
  state: 'done',
  key: '1С',
  fileName: 'offers.xml',
  startedAt: '2026-11-24T10:00:00.000Z',
  finishedAt: '2026-11-24T10:00:09.000Z',
  added: 4,
  changed: 12,
  refused: 1,
  lines: ['6 offers read, 5 taken, 1 refused, in 9.0 s', 'Refused:', '  3:1 offer a: no price'],
}
const refused: ExchangeRun = {
  ...partly,
  id: 2,
  state: 'refused',
  fileName: 'import.zip',
  added: null,
  changed: null,
  refused: null,
  lines: ['1:1: not CommerceML'],
}
const sent: ExchangeRun = {
  ...partly,
  id: 1,
  kind: 'orders-out',
  fileName: '',
  added: null,
  changed: 5,
  refused: null,
  lines: ['5 orders'],
}
const feeds = [
  {
    region: 'Москва',
    madeAt: '2026-11-24T09:00:00.000Z',
    offers: 1_200,
    addresses: ['https://shop.ru/feeds/moskva/yml.xml', 'https://shop.ru/feeds/moskva/google.xml'],
  },
]

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
  serveStaffUser(calls, { group: [26] })
  calls.answer(contract.getExchange, { runs: [partly, refused, sent], next: null, feeds })
})

const open = (query = '') => openAddress(routeTree, `/retail-lk/shop/exchange/${query}`).user

describe('[exchange.log] the log of the exchange', () => {
  it('says what was exchanged, by whom, what it did and how it ended', async () => {
    open()
    const list = within(await screen.findByRole('list', { name: 'Обмен с программами' }))
    const [first, second, third] = list.getAllByRole('listitem')
    expect(first).toHaveTextContent(
      /^Товары из 1С.*1С · offers\.xmlдобавлено 4, изменено 12, отказано 1Готово, с отказами$/,
    )
    expect(second).toHaveTextContent(/import\.zip1:1: not CommerceMLНе принято$/)
    expect(third).toHaveTextContent(/^Заказы в 1С.*изменено 5.*Готово$/)
  })

  it('says what is to be done next, with the whole report', async () => {
    const user = open()
    await user.click(
      await screen.findByRole('button', { name: 'Товары из 1С: подробности обмена № 3' }),
    )
    const pane = within(screen.getByRole('complementary', { name: 'Товары из 1С' }))
    expect(pane.getByText(/Исправьте названное в отчёте в 1С/)).toBeVisible()
    expect(pane.getByText(/3:1 offer a: no price/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Товары из 1С: подробности обмена № 2' }))
    expect(screen.getByText(/В магазине ничего не изменилось/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Заказы в 1С: подробности обмена № 1' }))
    expect(screen.getByText(/Ничего: всё принято/)).toBeVisible()
  })

  it('is filtered by kind and state, which stand in the address', async () => {
    open('?kind=catalog&state=refused')
    await screen.findByRole('list', { name: 'Обмен с программами' })
    expect(calls.listInputs(contract.getExchange)).toEqual([{ kind: 'catalog', state: 'refused' }])
    const filters = within(screen.getByRole('navigation', { name: 'Отбор журнала' }))
    expect(filters.getByRole('link', { name: 'Готово' })).toHaveAttribute(
      'href',
      '/retail-lk/shop/exchange/?kind=catalog&state=done',
    )
  })

  it('names the feeds of each region with their addresses', async () => {
    open()
    const region = within(await screen.findByRole('region', { name: 'Фиды для площадок' }))
    expect(region.getByText(/1.200 предложений|1200 предложений/)).toBeVisible()
    expect(region.getByRole('link', { name: 'Google Merchant' })).toHaveAttribute(
      'href',
      'https://shop.ru/feeds/moskva/google.xml',
    )
  })

  it('leads to the keys while nothing was exchanged', async () => {
    calls.answer(contract.getExchange, { runs: [], next: null, feeds: [] })
    open()
    expect(await screen.findByText(/когда 1С подключится по ключу API/)).toBeVisible()
  })

  it('does not exist for a seller', async () => {
    serveStaffUser(calls, { group: [20] })
    open()
    await screen.findByRole('heading', { level: 1 })
    expect(calls.listInputs(contract.getExchange)).toEqual([])
  })
})
