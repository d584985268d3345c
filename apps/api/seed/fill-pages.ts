import type { Db } from '../src/platform/database.ts'
import { bulkInsert } from './bulk-insert.ts'
import type { FilledGoods } from './fill-goods.ts'
import { makeBanners } from './make-banners.ts'
import { makeNews } from './make-news.ts'
import { makeShopReviews } from './make-shop-reviews.ts'
import { makeSiteContent } from './make-site-content.ts'
import { makeVacancies } from './make-vacancies.ts'
import { makeWaiting } from './make-waiting.ts'

/** What the staff of the demonstration wrote, banners, news, vacancies, promises, and what waits for them. */
export async function fillPages(tx: Db, filled: FilledGoods): Promise<void> {
  await bulkInsert(tx, 'banner', makeBanners(filled))
  await bulkInsert(tx, 'news_article', makeNews(filled))
  await bulkInsert(tx, 'vacancy', makeVacancies())
  await bulkInsert(tx, 'shop_review', makeShopReviews())
  const { figures, shopPictures, promises, measurers } = makeSiteContent(filled)
  await bulkInsert(tx, 'site_figure', figures)
  await bulkInsert(tx, 'shop_picture', shopPictures)
  await bulkInsert(tx, 'advantage', promises)
  await bulkInsert(tx, 'measurer_tariff', measurers)
  for (const [table, rows] of Object.entries(makeWaiting(filled.goods))) {
    await bulkInsert(tx, table, rows)
  }
}
