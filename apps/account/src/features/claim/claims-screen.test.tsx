import * as contract from '@svetlitsa/api-client/claim/contract'
import type { ClaimableOrder } from '@svetlitsa/api-client/claim/queries'
import type { ServedCalls } from '@svetlitsa/api-client/test-support/serve-calls'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  buildClaimSummary,
  buildDraftClaim,
  claimGuid,
  claimPath,
  serveClaim,
  shelf,
  shelfGuid,
  wardrobeGuid,
} from '../../test-support/build-claim.ts'
import { openAccount } from '../../test-support/open-account.tsx'
import { customer, stubShop } from '../../test-support/stub-shop.ts'

const order: ClaimableOrder = {
  orderId: '204511',
  orderGuid: 'order-guid',
  createdAt: '2026-11-10T11:02:00Z',
  deliveredAt: '2026-11-20T11:02:00Z',
  warrantyUntil: '2028-11-20T11:02:00Z',
  pictures: [],
  lineCount: 2,
  draft: null,
}

let shop: ServedCalls
beforeEach(() => {
  shop = stubShop()
})

function serveList(claims: Parameters<typeof buildClaimSummary>[0][], orders: ClaimableOrder[]) {
  shop.answer(contract.listClaims, {
    claims: claims.map((claim) => buildClaimSummary(claim)),
    total: claims.length,
    page: 1,
    pages: claims.length > 0 ? 2 : 1,
    orders,
  })
}

it.each(['/order_claim/', claimPath, '/underload/?order=204511'])(
  '[claim.login] after a login by password %s asks for a code, and reads nothing',
  async (address) => {
    shop = stubShop({ user: { ...customer, isLoggedInByCode: false } })
    const { user } = openAccount(address)
    await user.click(await screen.findByRole('button', { name: 'Получить код' }))
    const phone = await screen.findByRole('textbox', { name: /[Тт]елефон/ })
    expect(phone).toHaveValue('+7 (916) 204-18-35')
    for (const call of [contract.listClaims, contract.getClaim, contract.appeal])
      expect(shop.listInputs(call)).toEqual([])
  },
)

describe('[route.order-claim] the claims of a customer', () => {
  it.each(['/order_claim/', '/underload/'])('%s shows claims and orders', async (address) => {
    serveList([{}, { guid: shelfGuid, number: 9, state: 'answered' }], [order])
    openAccount(address)
    const draft = await screen.findByRole('link', { name: 'Продолжить: Обращение 12' })
    expect(draft).toHaveAttribute('href', `/order_claim/?claim=${claimGuid}`)
    expect(screen.getByText('Не отправлено')).toBeVisible()
    expect(screen.getByText('Есть ответ')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Открыть: Обращение 9' })).toBeVisible()
    expect(screen.getByText(/Доставлен 20 ноября, гарантия до 20 ноября 2028 г\./)).toBeVisible()
    expect(screen.getByText('2 товара')).toBeVisible()
    const begin = screen.getByRole('link', { name: 'Сообщить о дефекте: Заказ 204511' })
    expect(begin).toHaveAttribute('href', '/order_claim/?order=204511')
    const pages = within(screen.getByRole('navigation', { name: 'Страницы обращений' }))
    expect(pages.getByRole('link', { name: /2/ })).toHaveAttribute('href', '/order_claim/?page=2')
  })

  it('an order with an unfinished claim goes on with it', async () => {
    serveList([], [{ ...order, draft: claimGuid }])
    openAccount('/order_claim/')
    const resume = await screen.findByRole('link', { name: 'Продолжить: Заказ 204511' })
    expect(resume).toHaveAttribute('href', claimPath)
  })

  it('are none without a delivered order, which leads to the orders', async () => {
    serveList([], [])
    openAccount('/order_claim/')
    expect(await screen.findByRole('heading', { name: 'Сообщать пока не о чем' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Мои заказы' })).toHaveAttribute(
      'href',
      '/personal-lk/orders/',
    )
  })

  it('can be asked for again when they do not load', async () => {
    shop.fail(contract.listClaims, 503)
    const { user } = openAccount('/order_claim/')
    const again = await screen.findByRole('button', { name: 'Повторить' })
    serveList([{}], [order])
    await user.click(again)
    expect(await screen.findByRole('link', { name: 'Продолжить: Обращение 12' })).toBeVisible()
  })

  it('ask a guest to log in, and call nothing of a claim', async () => {
    shop = stubShop({ user: false })
    openAccount(claimPath)
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Войдите, чтобы сообщить о дефекте' }),
    ).toBeVisible()
    expect(screen.getByRole('button', { name: 'Войти' })).toBeVisible()
    expect(shop.listInputs(contract.getClaim)).toEqual([])
  })
})

describe('[claim.steps] a claim', () => {
  it('of another login is not found', async () => {
    shop.refuse(contract.getClaim, 'not_found', 'Обращение не найдено')
    openAccount(claimPath)
    expect(
      await screen.findByRole('heading', { name: 'Такого обращения нет', level: 1 }),
    ).toBeVisible()
    expect(screen.getByRole('link', { name: 'Все обращения' })).toHaveAttribute(
      'href',
      '/order_claim/',
    )
  })

  it('is begun once about the order of the address, which then names the claim', async () => {
    const claim = buildDraftClaim('Offer')
    serveClaim(shop, claim)
    shop.answer(contract.appeal, { claim })
    const { router } = openAccount('/order_claim/?order=204511')
    expect(await screen.findByRole('heading', { name: 'Товар' })).toBeVisible()
    expect(router.state.location.search).toEqual({ claim: claimGuid })
    expect(router.history.length).toBe(1)
    expect(shop.listInputs(contract.appeal)).toEqual([{ orderId: '204511' }])
    expect(shop.listInputs(contract.setClaimOffer)).toEqual([])
  })

  it('that is refused shows why', async () => {
    shop.refuse(contract.appeal, 'claim_refused', 'Гарантия на товары заказа закончилась')
    openAccount('/order_claim/?order=204511')
    expect(await screen.findByText('Гарантия на товары заказа закончилась')).toBeVisible()
  })

  it('that cannot be begun now is begun at the second try', async () => {
    shop.fail(contract.appeal, 503)
    const { user } = openAccount('/order_claim/?order=204511')
    const again = await screen.findByRole('button', { name: 'Повторить' })
    const claim = buildDraftClaim('Offer')
    serveClaim(shop, claim)
    shop.answer(contract.appeal, { claim })
    await user.click(again)
    expect(await screen.findByRole('heading', { name: 'Товар' })).toBeVisible()
  })
})

describe('[claim.qr] the code of a package', () => {
  const found = {
    orderId: '204511',
    orderGuid: 'order-guid',
    offerGuid: shelfGuid,
    numberPackage: '1',
  }
  const filled = buildDraftClaim('Description', {
    offerGuid: shelfGuid,
    offer: { name: shelf.name, finish: shelf.finish, picture: null },
    numberPackage: '1',
    version: 3,
  })

  it('begins the claim with order, goods and package filled in', async () => {
    const claim = buildDraftClaim('Offer')
    shop.answer(contract.getByQr, found)
    shop.answer(contract.appeal, { claim })
    shop.answer(contract.setClaimOffer, { claim: { ...filled, version: 2, numberPackage: '' } })
    shop.answer(contract.setClaimNumberPackage, { claim: filled })
    serveClaim(shop, filled)
    const { router } = openAccount('/order_claim/?qr=SV-0001')
    expect(await screen.findByLabelText('Опишите дефект')).toBeVisible()
    expect(screen.getByText('Полка «Рассвет» · Белый')).toBeVisible()
    expect(screen.getByText('Упаковка 1')).toBeVisible()
    expect(router.state.location.search).toEqual({ claim: claimGuid })
    expect(shop.listInputs(contract.getByQr)).toEqual([{ qrcode: 'SV-0001' }])
    expect(shop.listInputs(contract.setClaimOffer)).toMatchObject([
      { claim: claimGuid, version: 1, offerGuid: shelfGuid },
    ])
    expect(shop.listInputs(contract.setClaimNumberPackage)).toMatchObject([
      { claim: claimGuid, version: 2, numberPackage: '1' },
    ])
  })

  it('of unknown or another’s package says so', async () => {
    shop.refuse(contract.getByQr, 'not_found', 'Упаковка не найдена')
    openAccount('/order_claim/?qr=SV-0001')
    expect(
      await screen.findByRole('heading', { name: 'Этой упаковки нет в ваших заказах' }),
    ).toBeVisible()
    expect(shop.listInputs(contract.appeal)).toEqual([])
  })

  it('of goods whose warranty has ended says so', async () => {
    shop.refuse(contract.getByQr, 'claim_refused', 'Гарантия на товары заказа закончилась')
    openAccount('/order_claim/?qr=4600000000017-2')
    expect(await screen.findByText('Гарантия на товары заказа закончилась')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Все обращения' })).toBeVisible()
    expect(shop.listInputs(contract.appeal)).toEqual([])
  })

  it('asks before it replaces the goods of an unfinished claim', async () => {
    const begun = buildDraftClaim('Description')
    shop.answer(contract.getByQr, found)
    shop.answer(contract.appeal, { claim: begun })
    shop.answer(contract.setClaimOffer, { claim: { ...filled, numberPackage: '' } })
    shop.answer(contract.setClaimNumberPackage, { claim: filled })
    serveClaim(shop, filled)
    const { user } = openAccount('/order_claim/?qr=SV-0001')
    expect(await screen.findByText(/Оно о другом товаре: Шкаф «Рассвет»\./)).toBeVisible()
    expect(shop.listInputs(contract.setClaimOffer)).toEqual([])
    await user.click(screen.getByRole('button', { name: 'О товаре из упаковки' }))
    await waitFor(() => expect(shop.listInputs(contract.setClaimNumberPackage)).toHaveLength(1))
    expect(await screen.findByText('Полка «Рассвет» · Белый')).toBeVisible()
  })

  it('keeps an unfinished claim about other goods', async () => {
    const begun = buildDraftClaim('Description')
    shop.answer(contract.getByQr, found)
    shop.answer(contract.appeal, { claim: begun })
    serveClaim(shop, begun)
    const { user } = openAccount('/order_claim/?qr=SV-0001')
    await user.click(await screen.findByRole('button', { name: 'Продолжить начатое' }))
    expect(await screen.findByLabelText('Опишите дефект')).toBeVisible()
    expect(begun.offerGuid).toBe(wardrobeGuid)
    expect(shop.listInputs(contract.setClaimOffer)).toEqual([])
  })
})
