import seeds from './data/news.json' with { type: 'json' }
import type { FilledGoods } from './fill-goods.ts'
import type { Row } from './goods.ts'
import { roomOf } from './rooms.ts'
import { translationsOf } from './translations-of.ts'

/** News and articles, each with a room that suits it. */
export function makeNews({ library }: FilledGoods): Row[] {
  return seeds.map((seed, at) => ({
    id: at + 1,
    code: seed.code,
    title: seed.title,
    title_kk: seed.titleKk,
    title_en: seed.titleEn,
    lead: seed.lead,
    parts: seed.parts,
    translations: translationsOf({ lead: seed.lead, parts: seed.parts }),
    picture: roomOf(library, seed.scene, at).file,
    region_ids: seed.regionIds,
    is_active: true,
    published_at: seed.publishedAt,
  }))
}
