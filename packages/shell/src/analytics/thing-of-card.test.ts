import { expect, it } from 'vitest'
import { thingOfCard } from './thing-of-card.ts'

const card = {
  goods: '12:64990,13:70000',
  maker: 'Берег',
  name: 'Диван\u00a0«Полдень»',
  href: '/catalog/divany/divan-polden/',
}

it('[analytics.events] a card is told by the offer it begins with', () => {
  expect(thingOfCard(card)).toEqual({
    id: 12,
    name: 'Диван «Полдень»',
    price: 64_990,
    brand: 'Берег',
  })
})

it('another finish that was chosen on it is told with its own price', () => {
  const chosen = { ...card, href: `${card.href}?offer_id=13` }
  expect(thingOfCard(chosen)).toMatchObject({ id: 13, price: 70_000 })
  expect(thingOfCard({ ...card, href: `${card.href}?offer_id=99` })).toMatchObject({ id: 12 })
})

it.each(['', '0:100', 'x', '12:x'])('«%s» is nothing that is sold', (goods) => {
  expect(thingOfCard({ ...card, goods })).toBeNull()
})
