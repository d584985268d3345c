import { expect, it } from 'vitest'
import { parseCardItem } from './parse-card-item.ts'

const card = {
  goods: '12:64990,13:70000',
  vendor: 'Берег',
  name: 'Диван\u00a0«Полдень»',
  href: '/catalog/divany/divan-polden/',
}

it('[analytics.events] a card is reported with its first offer', () => {
  expect(parseCardItem(card)).toEqual({
    id: 12,
    name: 'Диван «Полдень»',
    price: 64_990,
    brand: 'Берег',
  })
})

it('a card with another selected finish is reported with the price of that offer', () => {
  const chosen = { ...card, href: `${card.href}?offer_id=13` }
  expect(parseCardItem(chosen)).toMatchObject({ id: 13, price: 70_000 })
  expect(parseCardItem({ ...card, href: `${card.href}?offer_id=99` })).toMatchObject({ id: 12 })
})

it.each(['', '0:100', 'x', '12:x'])('«%s» contains no offer', (goods) => {
  expect(parseCardItem({ ...card, goods })).toBeNull()
})
