import { serveCalls } from '@svetlitsa/api-client/test-support/serve-calls'
import { createOpenWindowsStore } from '@svetlitsa/ui/overlays/window-host/open-windows-store'
import { WindowsContext } from '@svetlitsa/ui/overlays/window-host/use-windows'
import {
  CardOfferProvider,
  useCardOffer,
  useCardOfferChoice,
} from '@svetlitsa/ui/product/product-card/card-offer-provider'
import { screen, waitFor } from '@testing-library/react'
import { flushSync } from 'react-dom'
import { beforeEach, expect, it, vi } from 'vitest'
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

beforeEach(() => {
  serveCalls()
})

let chooseNow: (id: number) => void = () => undefined

function Offer() {
  const { offer } = useCardOffer()
  return <p>цена {offer.price.new}</p>
}

function Choice() {
  const { chosenOffer, choose } = useCardOfferChoice()
  chooseNow = choose
  return <p>выбран {chosenOffer.id}</p>
}

function renderCard(offerIdCurrent: number) {
  renderPart(
    <WindowsContext value={windows}>
      <CardOfferProvider offers={offers} offerIdCurrent={offerIdCurrent}>
        <Choice />
        <Offer />
        <CardBuyButton
          item={item}
          vendor=""
          size="200 × 90 см"
          quantity={1}
          texts={getCardIslandTexts('ru', false).buy}
        />
      </CardOfferProvider>
    </WindowsContext>,
  )
}

it('[card.swatch] takes the chosen offer at once, and then shows it', async () => {
  renderCard(1)
  flushSync(() => chooseNow(2))
  expect(screen.getByText('выбран 2')).toBeVisible()
  expect(screen.getByText('цена 100')).toBeVisible()
  await waitFor(() => expect(screen.getByText('цена 200')).toBeVisible())
})

it('[card.swatch] buys what was chosen, before the card shows it', () => {
  renderCard(1)
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
  renderCard(1)
  flushSync(() => chooseNow(2))
  flushSync(() => screen.getByRole('button', { name: 'В корзину: Диван' }).click())
  const added = { offerId: 2, href: '/2/', variantText: '200 × 90 см · букле' }
  expect(add).toHaveBeenCalledExactlyOnceWith(expect.objectContaining(added), 1)
})

it('takes the first offer in place of one that the card does not have', () => {
  renderCard(9)
  expect(screen.getByText('выбран 1')).toBeVisible()
  expect(screen.getByText('цена 100')).toBeVisible()
})
