import { describe, expect, it } from 'vitest'
import { parseBreadcrumbs } from './parse-breadcrumbs.ts'
import { parsePageItem } from './parse-page-item.ts'

const path = '/catalog/divany/divan-polden/'
const toUrl = (address: string) => new URL(address, 'https://shop.example')
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
const step = (name: string, item: string) => ({ '@type': 'ListItem', name, item: toUrl(item).href })
const breadcrumbs = {
  '@type': 'BreadcrumbList',
  itemListElement: [
    step('Главная', '/'),
    step('Мебель', '/catalog/mebel/'),
    step('Диваны', '/catalog/divany/'),
    step('Диван «Полдень»', path),
  ],
}

describe('item of a page', () => {
  it('[analytics.events] is the selected offer of the product, with vendor, variant and sections', () => {
    expect(parsePageItem([null, breadcrumbs, group], toUrl(`${path}?offer_id=13`))).toEqual({
      id: 13,
      name: 'Диван «Полдень»',
      price: 70_000,
      brand: 'Светлица',
      variant: '228 × 96 см, велюр',
      category: ['Мебель', 'Диваны'],
    })
  })

  it('is the first offer where none or an unknown one is selected', () => {
    expect(parsePageItem([group], toUrl(path))).toMatchObject({ id: 12, price: 64_990 })
    expect(parsePageItem([group], toUrl(`${path}?offer_id=9`))).toMatchObject({ id: 12 })
  })

  it('supports a product with one offer', () => {
    const only = { ...variant(12, 64_990, 'лён'), name: 'Стул', url: toUrl(path).href }
    expect(parsePageItem([only], toUrl(path))).toMatchObject({ id: 12, name: 'Стул' })
  })

  it('is null on another page, and where the data is missing or corrupted', () => {
    expect(parsePageItem([group], toUrl('/catalog/divany/drugoi/'))).toBeNull()
    expect(parsePageItem([breadcrumbs, 'x', 7, []], toUrl(path))).toBeNull()
    expect(parsePageItem([{ ...group, hasVariant: [{}] }], toUrl(path))).toBeNull()
  })
})

it('the sections of a list include the list itself', () => {
  const list = { ...breadcrumbs, itemListElement: breadcrumbs.itemListElement.slice(0, 3) }
  expect(parseBreadcrumbs([list], toUrl('/catalog/divany/'))).toEqual(['Мебель', 'Диваны'])
  expect(parseBreadcrumbs([], toUrl('/sale/'))).toEqual([])
})
