import type { Db } from '../../../src/platform/database/database.ts'
import { buildBanners } from '../banner/build-banners.ts'
import { bulkInsert } from '../database/bulk-insert.ts'
import { getRoomPicture } from '../picture/room-pictures.ts'
import type { FilledGoods } from '../product/fill-goods.ts'
import type { Row } from '../product/goods.ts'
import { buildShopReviews } from '../review/build-shop-reviews.ts'
import { buildTranslations } from '../translation/build-translations.ts'
import { buildPendingSubmissions } from './build-pending-submissions.ts'
import { buildSiteContent } from './build-site-content.ts'
import { buildVacancies } from './build-vacancies.ts'
import seeds from './news.json' with { type: 'json' }

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

/** News and articles, each with a matching room picture. */
function buildNews({ library }: FilledGoods): Row[] {
  return seeds.map((seed, index) => ({
    id: index + 1,
    code: seed.code,
    title: seed.title,
    title_kk: seed.titleKk,
    title_en: seed.titleEn,
    lead: seed.lead,
    parts: seed.parts,
    translations: buildTranslations({ lead: seed.lead, parts: seed.parts }),
    picture: getRoomPicture(library, seed.scene, index).file,
    region_ids: seed.regionIds,
    is_active: true,
    published_at: seed.publishedAt,
  }))
}
