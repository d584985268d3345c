import type { Goods, Making, Shop } from './goods.ts'
import { makeKits } from './make-kits.ts'
import { makeProduct } from './make-product.ts'
import { Random } from './random.ts'
import type { SoldKind } from './sold-kinds.ts'

const PRODUCTS_PER_KIND = 36
const SEED = 20_261_120

/** Products and offers of every leaf section; a factor makes so many times more of them. */
export function makeGoods(shop: Shop, sold: readonly SoldKind[]): Goods {
  const goods: Goods = {
    products: [],
    offers: [],
    prices: [],
    pictures: [],
    facts: [],
    productTags: [],
    productShields: [],
    kitParts: [],
  }
  for (const kind of sold) {
    const making: Making = { ...shop, random: new Random(SEED + kind.at), goods }
    const count = (kind.count ?? PRODUCTS_PER_KIND) * shop.factor
    for (let copy = 0; copy < count; copy++) makeProduct(making, kind, copy)
  }
  makeKits({ ...shop, random: new Random(SEED), goods })
  return goods
}
