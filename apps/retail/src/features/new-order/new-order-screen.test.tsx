import * as basket from '@svetlitsa/api-client/basket/contract'
import type { Basket } from '@svetlitsa/api-client/basket/queries'
import * as claims from '@svetlitsa/api-client/claim-desk/contract'
import * as moderation from '@svetlitsa/api-client/moderation/contract'
import * as contract from '@svetlitsa/api-client/retail-order/contract'
import * as shell from '@svetlitsa/api-client/shell/contract'
import { type ServedCalls, serveCalls } from '@svetlitsa/api-client/test-support/serve-calls'
import { openAddress } from '@svetlitsa/shell/test-support/open-address'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { routeTree } from '../../route-tree.gen.ts'
import { scanCode } from '../../test-support/scan-code.ts'
import { serveStaffUser } from '../../test-support/serve-staff-user.ts'

const empty: Basket = {
  guid: null,
  version: 3,
  items: [],
  unavailable: [],
  totalQuantity: 0,
  allPositionsQuantity: 0,
  totalSum: { new: 0, old: 0 },
  coupon: null,
  bonusSum: 0,
  bonusWished: 0,
  bonusAllowed: 0,
  kitchenUrl: null,
  payable: 0,
  clearedCount: 0,
}

const buildOffer = (offerId: number, remains = 4) => ({
  offerId,
  article: `S${offerId}`,
  name: 'Стул «Рябина»',
  variant: '',
  price: 4_990,
  remains,
  minimumBatch: 2,
  byMetre: false,
})

let calls: ServedCalls
beforeEach(() => {
  calls = serveCalls()
  calls.answer(shell.getRedirects, { redirects: [] })
  calls.hold(shell.getInitialData, {} as never)
  serveStaffUser(calls)
  calls.answer(moderation.getWaitingCounts, {
    moderation: { review: 0, question: 0, 'shop-review': 0 },
    requests: 0,
  })
  calls.answer(claims.getClaims, { claims: [], waiting: 0, total: 0, page: 1, pages: 1 })
  calls.answer(basket.getFullBasket, { sessid: 'a token', basket: empty })
  calls.answer(basket.addToBasket, { basket: empty, changes: [] } as never)
})

async function open() {
  const { user } = openAddress(routeTree, '/retail-lk/orders/new/')
  const name = await screen.findByLabelText('Имя')
  return { user, name, search: screen.getByLabelText('Товар или артикул') }
}

describe('[payment.confirm] an order made at the counter', () => {
  it('takes goods scanned wherever the focus is, and leaves what was typed there', async () => {
    calls.answer(contract.findRetailOffers, { offers: [buildOffer(7)], sign: '₽' })
    const { user, name } = await open()
    await user.type(name, 'Анна')
    await scanCode('2000000000015')
    await waitFor(() =>
      expect(calls.listInputs(basket.addToBasket)).toEqual([
        { offers: [{ offerId: 7, quantity: 2 }] },
      ]),
    )
    expect(calls.listInputs(contract.findRetailOffers)).toEqual([{ search: '2000000000015' }])
    expect(await screen.findByText('Добавлено: Стул «Рябина»')).toBeVisible()
    expect(name).toHaveValue('Анна')
  })

  it.each([
    ['nothing', []],
    ['goods that are sold out', [buildOffer(7, 0)]],
    ['several goods', [buildOffer(7), buildOffer(8)]],
  ])('adds nothing where the code has %s, and shows what was found', async (_what, offers) => {
    calls.answer(contract.findRetailOffers, { offers, sign: '₽' })
    const { search } = await open()
    await scanCode('2000000000015')
    await waitFor(() => expect(search).toHaveValue('2000000000015'))
    if (offers.length === 0) expect(await screen.findByText(/^Ничего не нашли/)).toBeVisible()
    for (const { article } of offers)
      expect(await screen.findByText(new RegExp(article))).toBeVisible()
    expect(calls.listInputs(basket.addToBasket)).toEqual([])
  })

  it('says that a scanned code could not be looked up', async () => {
    calls.fail(contract.findRetailOffers, 'offline')
    await open()
    await scanCode('2000000000015')
    expect(await screen.findByRole('alert')).toBeVisible()
  })
})
