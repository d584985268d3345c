import type { Db } from '../src/platform/database.ts'
import { bulkInsert } from './bulk-insert.ts'
import type { FilledGoods } from './fill-goods.ts'
import { makeInstructions } from './make-instructions.ts'
import { makeProductBanners } from './make-product-banners.ts'
import { makePromotions } from './make-promotions.ts'
import { makeQuestions } from './make-questions.ts'
import { makeStyles } from './make-styles.ts'

/** What stands around the goods: questions, papers, promotions, styles of interior. */
export async function fillContent(tx: Db, filled: FilledGoods): Promise<void> {
  const { goods } = filled
  await bulkInsert(tx, 'question', makeQuestions(goods))
  await bulkInsert(tx, 'instruction', makeInstructions(goods))
  const { promotions, promotionProducts } = makePromotions(filled)
  await bulkInsert(tx, 'promotion', promotions)
  await bulkInsert(tx, 'promotion_product', promotionProducts)
  await bulkInsert(tx, 'interior_style', makeStyles(filled))
  await bulkInsert(tx, 'product_banner', makeProductBanners(filled))
}
