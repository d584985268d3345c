import { expect, it } from 'vitest'
import { fillShopName } from './fill-shop-name.ts'

it('[shop.brand] fills the name into every text of a page, whatever signs it has', () => {
  const page = { lead: '«{shopName}» и {shopName}', parts: [{ list: ['{shopName}', 'Диван'] }] }
  expect(fillShopName(page, 'Дом & $& сад')).toEqual({
    lead: '«Дом & $& сад» и Дом & $& сад',
    parts: [{ list: ['Дом & $& сад', 'Диван'] }],
  })
})
