import * as favourite from '@svetlitsa/api-client/favourite/contract'
import * as shell from '@svetlitsa/api-client/shell/contract'
import { guestState } from '@svetlitsa/api-client/test-support/guest-state'
import { serveCalls } from '@svetlitsa/api-client/test-support/serve-calls'
import { createOpenWindowsStore } from '@svetlitsa/ui/overlays/window-host/open-windows-store'
import { WindowsContext } from '@svetlitsa/ui/overlays/window-host/use-windows'
import { CardName } from '@svetlitsa/ui/product/product-card/card-name'
import {
  CardOfferProvider,
  useCardOffer,
  useCardOfferChoice,
} from '@svetlitsa/ui/product/product-card/card-offer-provider'
import { screen, waitFor } from '@testing-library/react'
import { type ComponentProps, useState } from 'react'
import { flushSync } from 'react-dom'
import { beforeEach, expect, it, vi } from 'vitest'
import { CardHeart } from '../favourite/card-heart.tsx'
import { renderPart } from '../test-support/render-part.tsx'
import { CardBuyButton } from './card-buy-button.tsx'
import { getCardIslandTexts } from './card-texts.ts'

const add = vi.hoisted(() => vi.fn())
vi.mock('../basket/use-add-offer.ts', () => ({ useAddOffer: () => ({ add, isAdding: false }) }))

const open = vi.fn()
const windows = { open, close: () => undefined, openWindows: createOpenWindowsStore() }
const offers = [
  { id: 1, price: { new: 100, old: 100, discount: 0 }, href: '/1/', finish: 'лён', pictures: [] },
  { id: 2, price: { new: 200, old: 200, discount: 0 }, href: '/2/', finish: 'букле', pictures: [] },
] as const
const item = { productId: 7, name: 'Диван', url: '/7/', sign: '₽', byMetre: false }
type CardOffers = ComponentProps<typeof CardOfferProvider>['offers']
const heartTexts = { add: 'В избранное: {name}', remove: 'Убрать из избранного: {name}' }

let calls: ReturnType<typeof serveCalls>
beforeEach(() => {
  calls = serveCalls()
})

let chooseNow: (id: number) => void = () => undefined

const shownPrices: number[] = []

function Offer() {
  const { offer } = useCardOffer()
  shownPrices.push(offer.price.new)
  return <p>цена {offer.price.new}</p>
}

function Choice() {
  const { chosenOffer, choose } = useCardOfferChoice()
  chooseNow = choose
  return <p>выбран {chosenOffer.id}</p>
}

let replaceOffers: (offers: CardOffers) => void = () => undefined

function Card({ offerIdCurrent }: { offerIdCurrent: number }) {
  const [shown, setShown] = useState<CardOffers>(offers)
  replaceOffers = setShown
  return (
    <WindowsContext value={windows}>
      <CardOfferProvider offers={shown} offerIdCurrent={offerIdCurrent}>
        <Choice />
        <Offer />
        <CardName name={item.name} />
        <CardHeart productId={item.productId} name={item.name} texts={heartTexts} />
        <CardBuyButton
          item={item}
          vendor=""
          size="200 × 90 см"
          quantity={1}
          texts={getCardIslandTexts('ru', false).buy}
        />
      </CardOfferProvider>
    </WindowsContext>
  )
}

it('[card.swatch] takes the chosen offer at once, and then shows it', async () => {
  renderPart(<Card offerIdCurrent={1} />)
  flushSync(() => chooseNow(2))
  expect(screen.getByText('выбран 2')).toBeVisible()
  expect(screen.getByText('цена 100')).toBeVisible()
  await waitFor(() => expect(screen.getByText('цена 200')).toBeVisible())
})

it('[card.swatch] buys what was chosen, before the card shows it', () => {
  renderPart(<Card offerIdCurrent={1} />)
  flushSync(() => chooseNow(2))
  flushSync(() => screen.getByRole('button', { name: 'В корзину: Диван' }).click())
  expect(screen.getByText('цена 100')).toBeVisible()
  expect(open).toHaveBeenCalledExactlyOnceWith('quickView', {
    item: expect.objectContaining({ offerId: 2 }),
  })
})

it('[card.swatch] a phone adds what was chosen, and names its texture', () => {
  vi.spyOn(window.screen, 'width', 'get').mockReturnValue(390)
  vi.spyOn(window.screen, 'height', 'get').mockReturnValue(844)
  renderPart(<Card offerIdCurrent={1} />)
  flushSync(() => chooseNow(2))
  flushSync(() => screen.getByRole('button', { name: 'В корзину: Диван' }).click())
  const added = { offerId: 2, href: '/2/', variantText: '200 × 90 см · букле' }
  expect(add).toHaveBeenCalledExactlyOnceWith(expect.objectContaining(added), 1)
})

it('[card.swatch] the link and the heart take what was chosen, before the card shows it', async () => {
  calls.answer(shell.getShellState, guestState)
  calls.answer(favourite.addFavourite, { id: 1, favorite: true, count: 1 })
  renderPart(<Card offerIdCurrent={1} />)
  flushSync(() => chooseNow(2))
  expect(screen.getByRole('link', { name: 'Диван' })).toHaveAttribute('href', '/2/')
  flushSync(() => screen.getByRole('button', { name: 'В избранное: Диван' }).click())
  expect(screen.getByText('цена 100')).toBeVisible()
  await waitFor(() =>
    expect(calls.listInputs(favourite.addFavourite)).toEqual([{ offerId: 2, productId: 7 }]),
  )
})

it('draws a new price of the chosen offer once, with the buttons', () => {
  renderPart(<Card offerIdCurrent={1} />)
  shownPrices.length = 0
  const price = { new: 150, old: 150, discount: 0 }
  flushSync(() => replaceOffers([{ ...offers[0], price }, offers[1]]))
  expect(shownPrices).toEqual([150])
})

it('takes the first offer in place of one that the card does not have', () => {
  renderPart(<Card offerIdCurrent={9} />)
  expect(screen.getByText('выбран 1')).toBeVisible()
  expect(screen.getByText('цена 100')).toBeVisible()
})
