import seeds from './data/product-banners.json' with { type: 'json' }
import type { FilledGoods } from './fill-goods.ts'
import type { Row } from './goods.ts'
import { roomOf } from './rooms.ts'

/** Strips on the pages of all goods of a section. */
export function makeProductBanners({ library, sectionId }: FilledGoods): Row[] {
  return seeds.map(({ section, name, nameKk, nameEn, url, scene }, at) => ({
    id: at + 1,
    product_id: null,
    section_id: sectionId(section),
    name,
    name_kk: nameKk,
    name_en: nameEn,
    url,
    picture: roomOf(library, scene, at).file,
    position: (at + 1) * 10,
    date_start: null,
    date_end: null,
    is_active: true,
  }))
}
