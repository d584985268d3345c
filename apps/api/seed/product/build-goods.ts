import { buildKits } from '../kit/build-kits.ts'
import { Random } from '../random/random.ts'
import { buildProduct } from './build-product.ts'
import type { BuildContext, Goods, GoodsBuildContext } from './goods.ts'
import type { SoldKind } from './list-sold-kinds.ts'

const PRODUCTS_PER_KIND = 36
const SEED = 20_261_120

/** Products and offers of every leaf section; the factor multiplies their number. */
export function buildGoods(context: BuildContext, sold: readonly SoldKind[]): Goods {
  const goods: Goods = {
    products: [],
    offers: [],
    prices: [],
    pictures: [],
    offerProperties: [],
    productTags: [],
    productShields: [],
    kitParts: [],
  }
  for (const kind of sold) {
    const productContext: GoodsBuildContext = {
      ...context,
      random: new Random(SEED + kind.index),
      goods,
    }
    const count = (kind.count ?? PRODUCTS_PER_KIND) * context.factor
    for (let copy = 0; copy < count; copy++) buildProduct(productContext, kind, copy)
  }
  buildKits({ ...context, random: new Random(SEED), goods })
  return goods
}
