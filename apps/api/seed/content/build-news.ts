import { getRoomPicture } from '../picture/room-pictures.ts'
import type { FilledGoods } from '../product/fill-goods.ts'
import type { Row } from '../product/goods.ts'
import { buildTranslations } from '../translation/build-translations.ts'
import seeds from './news.json' with { type: 'json' }

/** News and articles, each with a matching room picture. */
export function buildNews({ library }: FilledGoods): Row[] {
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
