import { describe, expect, it } from 'vitest'
import { crumbsOf } from './crumbs-of-page.ts'
import { thingOfPage } from './thing-of-page.ts'

const path = '/catalog/divany/divan-polden/'
const at = (address: string) => new URL(address, 'https://shop.example')
const variant = (offerId: number, price: number, color: string) => ({
  '@type': 'Product',
  color,
  size: '228 × 96 см',
  offers: { '@type': 'Offer', url: `https://shop.example${path}?offer_id=${offerId}`, price },
})
const group = {
  '@type': 'ProductGroup',
  name: 'Диван «Полдень»',
  url: `https://shop.example${path}`,
  brand: { '@type': 'Brand', name: 'Светлица' },
  hasVariant: [variant(12, 64_990, 'лён'), variant(13, 70_000, 'велюр')],
}
const step = (name: string, item: string) => ({ '@type': 'ListItem', name, item: at(item).href })
const way = {
  '@type': 'BreadcrumbList',
  itemListElement: [
    step('Главная', '/'),
    step('Мебель', '/catalog/mebel/'),
    step('Диваны', '/catalog/divany/'),
    step('Диван «Полдень»', path),
  ],
}

describe('the thing of a page', () => {
  it('[analytics.events] is the chosen offer of its product, with maker, looks and sections', () => {
    expect(thingOfPage([null, way, group], at(`${path}?offer_id=13`))).toEqual({
      id: 13,
      name: 'Диван «Полдень»',
      price: 70_000,
      brand: 'Светлица',
      variant: '228 × 96 см, велюр',
      category: ['Мебель', 'Диваны'],
    })
  })

  it('is the first offer where none is chosen, or an unknown one', () => {
    expect(thingOfPage([group], at(path))).toMatchObject({ id: 12, price: 64_990 })
    expect(thingOfPage([group], at(`${path}?offer_id=9`))).toMatchObject({ id: 12 })
  })

  it('may be a product of one offer', () => {
    const only = { ...variant(12, 64_990, 'лён'), name: 'Стул', url: at(path).href }
    expect(thingOfPage([only], at(path))).toMatchObject({ id: 12, name: 'Стул' })
  })

  it('is nothing on another page, whose data has not come yet, or is spoilt', () => {
    expect(thingOfPage([group], at('/catalog/divany/drugoi/'))).toBeNull()
    expect(thingOfPage([way, 'x', 7, []], at(path))).toBeNull()
    expect(thingOfPage([{ ...group, hasVariant: [{}] }], at(path))).toBeNull()
  })
})

it('the sections of a list are told with the list’s own', () => {
  const list = { ...way, itemListElement: way.itemListElement.slice(0, 3) }
  expect(crumbsOf([list], at('/catalog/divany/'))).toEqual(['Мебель', 'Диваны'])
  expect(crumbsOf([], at('/sale/'))).toEqual([])
})
