import * as boughtGoods from '@svetlitsa/api-client/bought-goods/contract'
import * as claim from '@svetlitsa/api-client/claim/contract'
import type { ClaimableOrder } from '@svetlitsa/api-client/claim/queries'
import * as customerOrder from '@svetlitsa/api-client/customer-order/contract'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { claimGuid, claimPath } from '../../test-support/build-claim.ts'
import { buildOrder, orderGuid } from '../../test-support/build-order.ts'
import { openAccount } from '../../test-support/open-account.tsx'
import { customer, stubShop } from '../../test-support/stub-shop.ts'

const claimable: ClaimableOrder = {
  orderId: '204511',
  orderGuid,
  createdAt: '2026-11-10T11:02:00Z',
  deliveredAt: '2026-11-20T11:02:00Z',
  warrantyUntil: '2028-11-20T11:02:00Z',
  pictures: [],
  lineCount: 1,
  draft: null,
}

function openOrder(state: 'picking' | 'delivered', orders: ClaimableOrder[]) {
  const shop = stubShop()
  shop.answer(customerOrder.getOrder, { order: buildOrder({ state, actions: ['repeat'] }) })
  shop.answer(claim.listClaims, { claims: [], total: 0, page: 1, pages: 1, orders })
  openAccount(`/personal-lk/order/${orderGuid}/`)
  return shop
}

const getLink = () => screen.queryByRole('link', { name: 'Сообщить о дефекте' })

describe('[claim.steps] a claim about an order', () => {
  it('is offered for a delivered one within its warranty', async () => {
    openOrder('delivered', [claimable])
    expect(await screen.findByRole('link', { name: 'Сообщить о дефекте' })).toHaveAttribute(
      'href',
      '/order_claim/?order=204511',
    )
  })

  it('goes on where it was begun', async () => {
    openOrder('delivered', [{ ...claimable, draft: claimGuid }])
    expect(await screen.findByRole('link', { name: 'Сообщить о дефекте' })).toHaveAttribute(
      'href',
      claimPath,
    )
  })

  it('[claim.login] leads to the code after a login by password alone', async () => {
    const shop = stubShop({ user: { ...customer, isLoggedInByCode: false } })
    const order = buildOrder({ state: 'delivered', actions: ['repeat'] })
    shop.answer(customerOrder.getOrder, { order })
    openAccount(`/personal-lk/order/${orderGuid}/`)
    expect(await screen.findByRole('link', { name: 'Сообщить о дефекте' })).toHaveAttribute(
      'href',
      '/order_claim/?order=204511',
    )
    expect(shop.listInputs(claim.listClaims)).toEqual([])
  })

  it('is not offered after the warranty', async () => {
    const shop = openOrder('delivered', [{ ...claimable, orderGuid: claimGuid }])
    await screen.findByRole('button', { name: 'Повторить заказ' })
    await expect.poll(() => shop.listInputs(claim.listClaims)).toHaveLength(1)
    expect(getLink()).toBeNull()
  })

  it('is not asked for before the delivery', async () => {
    const shop = openOrder('picking', [claimable])
    await screen.findByRole('button', { name: 'Повторить заказ' })
    expect(getLink()).toBeNull()
    expect(shop.listInputs(claim.listClaims)).toEqual([])
  })
})

describe('[claim.steps] a claim about bought goods', () => {
  it.each([
    [1, '/order_claim/?order=204511'],
    [0, null],
  ])('with %i days of warranty', async (warrantyDays, href) => {
    const shop = stubShop()
    const goods = {
      offerId: 11,
      productId: 1,
      name: 'Диван «Полдень»',
      article: 'P1',
      url: null,
      picture: null,
      quantity: 1,
      byMetre: false,
      orderId: '204511',
      orderGuid,
      deliveredAt: '2026-11-20T11:02:00Z',
      warrantyUntil: '2028-11-20T11:02:00Z',
      warrantyDays,
      reviewStatus: null,
      isReviewRefused: false,
      instructions: [],
    }
    shop.answer(boughtGoods.getBoughtGoods, { goods: [goods], total: 1, page: 1, pages: 1 })
    openAccount('/personal-lk/goods/')
    expect(await screen.findByText('Диван «Полдень»')).toBeVisible()
    const found = screen.queryByRole('link', { name: 'Сообщить о дефекте: Диван «Полдень»' })
    expect(found?.getAttribute('href') ?? null).toBe(href)
  })
})
