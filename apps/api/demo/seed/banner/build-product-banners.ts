import { getRoomPicture } from '../picture/room-pictures.ts'
import type { FilledGoods } from '../product/fill-goods.ts'
import type { Row } from '../product/goods.ts'
import seeds from './product-banners.json' with { type: 'json' }

/** Banners shown on the pages of all products of a section. */
export function buildProductBanners({ library, sectionId }: FilledGoods): Row[] {
  return seeds.map(({ section, name, nameKk, nameEn, url, scene }, index) => ({
    id: index + 1,
    product_id: null,
    section_id: sectionId(section),
    name,
    name_kk: nameKk,
    name_en: nameEn,
    url,
    picture: getRoomPicture(library, scene, index).file,
    position: (index + 1) * 10,
    date_start: null,
    date_end: null,
    is_active: true,
  }))
}
