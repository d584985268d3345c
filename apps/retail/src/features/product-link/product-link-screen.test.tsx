import * as claims from '@svetlitsa/api-client/claim-desk/contract'
import * as content from '@svetlitsa/api-client/content/contract'
import * as moderation from '@svetlitsa/api-client/moderation/contract'
import * as contract from '@svetlitsa/api-client/product-link/contract'
import type { LinkedOffer } from '@svetlitsa/api-client/product-link/queries'
import * as session from '@svetlitsa/api-client/session/contract'
import * as shell from '@svetlitsa/api-client/shell/contract'
import { type ServedCalls, serveCalls } from '@svetlitsa/api-client/test-support/serve-calls'
import { openAddress } from '@svetlitsa/shell/test-support/open-address'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { routeTree } from '../../route-tree.gen.ts'
import { buildStaffUser } from '../../test-support/serve-staff-user.ts'

const address = '/support-services/product-link/'
const me = buildStaffUser()
const linen: LinkedOffer = {
  offerId: 1,
  guid: '6f1c2f0e-6b1f-4f6c-9a7e-3f2b1c0d9e8f',
  article: 'P1',
  barcode: '4607001234562',
  name: 'Диван «Полдень»',
  variant: 'лён, 210 × 95 × 88 см',
  isSold: true,
  productUrl: '/catalog/divany/divan-polden/',
}
const velvet: LinkedOffer = { ...linen, offerId: 2, article: 'P2', barcode: null, variant: 'велюр' }
const url = `${location.origin}/catalog/divany/divan-polden/?offer_id=1`
const buildCity = (id: number, name: string, code: string) => ({
  id,
  name,
  code,
  url: `/?sr=${code}`,
  federalUnit: '',
  kz: false,
  phone: '',
  phoneSanitized: '',
  storeCount: 1,
})

let calls: ServedCalls
const serveUser = (user: typeof me | false, isStaff: boolean) =>
  calls.answer(session.getUserData, {
    userData: user,
    favorites: 0,
    basket: 0,
    isStaff,
    region: { ID: 1, NAME: 'Москва', kz: false },
  })

beforeEach(() => {
  calls = serveCalls()
  calls.answer(shell.getRedirects, { redirects: [] })
  calls.hold(shell.getInitialData, {} as never)
  serveUser(me, true)
  calls.answer(moderation.getWaitingCounts, {
    moderation: { review: 0, question: 0, 'shop-review': 0 },
    requests: 0,
  })
  calls.answer(claims.getClaims, { claims: [], waiting: 0, total: 0, page: 1, pages: 1 })
  calls.answer(content.getRetailRegionLinks, {
    regions: [
      buildCity(1, 'Москва', 'moscow'),
      buildCity(2, 'Алматы', 'almaty'),
      buildCity(3, 'Омск', 'omsk'),
    ],
  })
  calls.answer(contract.searchLinkedOffers, { offers: [linen, velvet], hasMore: false })
  calls.answer(contract.getOfferLink, ({ offerId }) => ({
    url: `/catalog/divany/divan-polden/?offer_id=${offerId}`,
  }))
  calls.answer(contract.getOfferSales, {
    regions: [
      { regionId: 1, price: 64_990, sign: '₽', isInStock: true },
      { regionId: 2, price: null, sign: '₸', isInStock: false },
      { regionId: 3, price: 66_990, sign: '₽', isInStock: false },
    ],
    shortUrls: ['/polden/'],
  })
})

const findField = () =>
  screen.findByRole('searchbox', { name: /Название, артикул, штрихкод или адрес/ })
const readClipboard = () => navigator.clipboard.readText()

describe('[route.product-link] the link of a product', () => {
  it('is found and opened without a mouse, and copied with one key', async () => {
    const { user } = openAddress(routeTree, address)
    expect(await findField()).toHaveFocus()
    await user.keyboard('диван')
    const list = within(await screen.findByRole('list', { name: 'Найденные товары' }))
    expect(await list.findAllByRole('listitem')).toHaveLength(2)
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    const pane = within(await screen.findByRole('complementary', { name: linen.name }))
    expect(await pane.findByDisplayValue(/offer_id=2$/)).toBeVisible()
    await user.keyboard('{Escape}')
    await waitFor(() =>
      expect(screen.queryByRole('complementary', { name: linen.name })).not.toBeInTheDocument(),
    )
    await user.keyboard('{ArrowUp}{Enter}')
    expect(await screen.findByDisplayValue(url)).toBeVisible()
    await user.keyboard('c')
    await waitFor(async () => expect(await readClipboard()).toBe(url))
    expect(await screen.findByText('Скопировано')).toBeVisible()
  })

  it('opens the best result of a code that ends with Enter, also before it was found', async () => {
    const { user } = openAddress(routeTree, address)
    await findField()
    await user.keyboard('4607001234562{Enter}')
    expect(await screen.findByDisplayValue(url)).toBeVisible()
    expect(screen.getByRole('img', { name: `QR-код: ${linen.name}` })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Открыть страницу' })).toHaveAttribute('href', url)
    expect(screen.getByDisplayValue(`${location.origin}/polden/`)).toBeVisible()
    expect(calls.listInputs(contract.searchLinkedOffers).at(-1)).toEqual({
      search: '4607001234562',
    })
    await user.keyboard('4607001234579{Enter}')
    expect(await findField()).toHaveValue('4607001234579')
  })

  it('stands for every city with its price; a city that does not sell the goods has none', async () => {
    const { user } = openAddress(routeTree, `${address}?q=диван&offer=1`)
    const cities = within(await screen.findByRole('list', { name: 'Ссылки по городам' }))
    const [moscow, almaty, omsk] = await cities.findAllByRole('listitem')
    expect(moscow).toHaveTextContent(/Москва64\s990\s₽/)
    expect(almaty).toHaveTextContent('Алматыне продаётся')
    expect(within(almaty as HTMLElement).queryByRole('button')).not.toBeInTheDocument()
    expect(omsk).toHaveTextContent(/66\s990\s₽, нет в наличии/)
    await user.click(cities.getByRole('button', { name: 'Скопировать: Омск' }))
    await waitFor(async () => expect(await readClipboard()).toBe(`${url}&sr=omsk`))
    await user.type(screen.getByLabelText('Найти город'), 'алм')
    expect(cities.getAllByRole('listitem')).toHaveLength(1)
    await user.type(screen.getByLabelText('Найти город'), 'x')
    expect(await screen.findByText('Такого города нет.')).toBeVisible()
  })

  it('is none for goods that vanished, and that of the product for a variant that did', async () => {
    calls.answer(contract.searchLinkedOffers, {
      offers: [
        { ...linen, isSold: false, productUrl: null },
        { ...velvet, isSold: false },
      ],
      hasMore: false,
    })
    calls.refuse(contract.getOfferLink, 'not_found', 'Не нашлось.')
    calls.refuse(contract.getOfferSales, 'not_found', 'Не нашлось.')
    const { user } = openAddress(routeTree, `${address}?q=диван&offer=1`)
    expect(await screen.findAllByText('Снят с продажи')).toHaveLength(2)
    expect(await screen.findByText(/его страница не откроется/)).toBeVisible()
    expect(screen.queryByRole('textbox', { name: 'Ссылка' })).not.toBeInTheDocument()
    expect(screen.queryByRole('link', { name: 'Открыть страницу' })).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: /велюр/ }))
    expect(await screen.findByText(/Ссылка ведёт на страницу товара/)).toBeVisible()
    expect(screen.getByLabelText('Ссылка', { selector: 'input' })).toHaveValue(
      `${location.origin}/catalog/divany/divan-polden/`,
    )
  })

  it('says what nothing was found for, that there is more, and that it failed', async () => {
    calls.answer(contract.searchLinkedOffers, ({ search }) =>
      search === 'диван' ? { offers: [linen], hasMore: true } : { offers: [], hasMore: false },
    )
    const { user } = openAddress(routeTree, `${address}?q=диван`)
    expect(await screen.findByText('Показаны первые 1. Уточните запрос.')).toBeVisible()
    const field = await findField()
    await user.clear(field)
    await user.type(field, '=1+1')
    expect(await screen.findByText(/По запросу «=1\+1» ничего не нашлось/)).toBeVisible()
    calls.fail(contract.searchLinkedOffers, 'offline')
    await user.type(field, '2')
    expect(await screen.findByRole('alert')).toBeVisible()
  })

  it.each([
    ['a guest', false as const],
    ['a customer', { ...me, group: [2], isStaff: false }],
  ])(
    'is for staff only: %s gets the login screen, and nothing is asked for',
    async (_who, user) => {
      serveUser(user, false)
      openAddress(routeTree, `${address}?q=диван`)
      expect(await screen.findByRole('heading', { name: 'Вход для сотрудников' })).toBeVisible()
      expect(screen.queryByRole('searchbox')).not.toBeInTheDocument()
      expect(calls.listInputs(contract.searchLinkedOffers)).toEqual([])
    },
  )
})
