import {
  CardOfferProvider,
  useCardOffer,
  useCardOfferChoice,
} from '@svetlitsa/ui/product/product-card/card-offer-provider'
import { screen, waitFor } from '@testing-library/react'
import { flushSync } from 'react-dom'
import { expect, it } from 'vitest'
import { renderPart } from '../test-support/render-part.tsx'

const offers = [
  { id: 1, price: { new: 100, old: 100, discount: 0 }, href: '/1/', pictures: [] },
  { id: 2, price: { new: 200, old: 200, discount: 0 }, href: '/2/', pictures: [] },
] as const

let chooseNow: (id: number) => void = () => undefined

function Offer() {
  const { offer } = useCardOffer()
  return <p>цена {offer.price.new}</p>
}

function Choice() {
  const { chosenId, choose } = useCardOfferChoice()
  chooseNow = choose
  return <p>выбран {chosenId}</p>
}

it('[card.content] shows the chosen swatch at once, and then the offer', async () => {
  renderPart(
    <CardOfferProvider offers={offers} offerIdCurrent={1}>
      <Choice />
      <Offer />
    </CardOfferProvider>,
  )
  flushSync(() => chooseNow(2))
  expect(screen.getByText('выбран 2')).toBeVisible()
  expect(screen.getByText('цена 100')).toBeVisible()
  await waitFor(() => expect(screen.getByText('цена 200')).toBeVisible())
})

it('takes the first offer in place of one that is not shown', () => {
  renderPart(
    <CardOfferProvider offers={offers} offerIdCurrent={7}>
      <Choice />
      <Offer />
    </CardOfferProvider>,
  )
  expect(screen.getByText('выбран 1')).toBeVisible()
  expect(screen.getByText('цена 100')).toBeVisible()
})
