import type { Db } from '../../src/platform/database/database.ts'
import { buildBanners } from '../banner/build-banners.ts'
import { bulkInsert } from '../database/bulk-insert.ts'
import type { FilledGoods } from '../product/fill-goods.ts'
import { buildShopReviews } from '../review/build-shop-reviews.ts'
import { buildNews } from './build-news.ts'
import { buildPendingSubmissions } from './build-pending-submissions.ts'
import { buildSiteContent } from './build-site-content.ts'
import { buildVacancies } from './build-vacancies.ts'

/**
 * Fills the content that staff maintain (banners, news, vacancies, advantages) and the submissions
 * that await moderation.
 */
export async function fillPages(tx: Db, filled: FilledGoods): Promise<void> {
  await bulkInsert(tx, 'banner', buildBanners(filled))
  await bulkInsert(tx, 'news_article', buildNews(filled))
  await bulkInsert(tx, 'vacancy', buildVacancies())
  await bulkInsert(tx, 'shop_review', buildShopReviews())
  const { figures, shopPictures, advantageRows, measurers } = buildSiteContent(filled)
  await bulkInsert(tx, 'site_figure', figures)
  await bulkInsert(tx, 'shop_picture', shopPictures)
  await bulkInsert(tx, 'advantage', advantageRows)
  await bulkInsert(tx, 'measurer_tariff', measurers)
  for (const [table, rows] of Object.entries(buildPendingSubmissions(filled.goods))) {
    await bulkInsert(tx, table, rows)
  }
}
