import type { Db } from '../../../src/platform/database/database.ts'
import { buildProductBanners } from '../banner/build-product-banners.ts'
import { bulkInsert } from '../database/bulk-insert.ts'
import { buildInteriorStyles } from '../interior-style/build-interior-styles.ts'
import type { FilledGoods } from '../product/fill-goods.ts'
import { getProductFamily } from '../product/get-product-family.ts'
import type { Goods, Row } from '../product/goods.ts'
import { buildPromotions } from '../promotion/build-promotions.ts'
import { buildQuestions } from '../question/build-questions.ts'

/**
 * Fills the content attached to products: questions, instructions, promotions, interior styles and
 * banners.
 */
export async function fillContent(tx: Db, filled: FilledGoods): Promise<void> {
  const { goods } = filled
  await bulkInsert(tx, 'question', buildQuestions(goods))
  await bulkInsert(tx, 'instruction', buildInstructions(goods))
  const { promotions, promotionProducts } = buildPromotions(filled)
  await bulkInsert(tx, 'promotion', promotions)
  await bulkInsert(tx, 'promotion_product', promotionProducts)
  await bulkInsert(tx, 'interior_style', buildInteriorStyles(filled))
  await bulkInsert(tx, 'product_banner', buildProductBanners(filled))
}

/** Documents that come with the products. The shop generates the files when they are requested. */
function buildInstructions({ products }: Goods): Row[] {
  return products.flatMap((product) => {
    const kinds = [
      ...(product.needs_assembly ? ['assembly'] : []),
      'care',
      ...(getProductFamily(String(product.name)) === 'kids' ? ['certificate'] : []),
    ]
    return kinds.map((kind, position) => ({ product_id: product.id, kind, file: null, position }))
  })
}
