import { findInShop } from './database.ts'

export interface ProductRow {
  path: string
  offerId: number
  otherId: number
  article: string
  otherArticle: string
  productGuid: string
  offerGuid: string
  barcode: string
  name: string
}

/** The most popular product that has two finishes in one size. */
export function findProduct(): Promise<ProductRow> {
  return findInShop<ProductRow>(
    'product with two finishes',
    `
    select '/catalog/' || s.code || '/' || p.code || '/' as path, p.guid as "productGuid", p.name,
      one.id as "offerId", one.article, one.guid as "offerGuid", one.barcode,
      other.id as "otherId", other.article as "otherArticle"
    from product p
    join section s on s.id = p.section_id
    join offer one on one.product_id = p.id and one.position = 0
    join offer other on other.product_id = p.id and other.size = one.size
      and other.finish <> one.finish
    where p.is_active and s.is_active and not p.is_kit and one.barcode is not null
      and one.is_active and other.is_active and one.texture is not null
    order by p.popularity desc, other.position limit 1`,
  )
}
