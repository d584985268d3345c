import { getRoomPicture } from '../picture/room-pictures.ts'
import type { FilledGoods } from '../product/fill-goods.ts'
import type { Row } from '../product/goods.ts'
import { buildTranslations } from '../translation/build-translations.ts'
import seeds from './interior-styles.json' with { type: 'json' }

/**
 * Interior styles with their own pages. Each lists the products that have the style's property
 * value.
 */
export function buildInteriorStyles({ library, properties }: FilledGoods): Row[] {
  return seeds.map(({ style, code, nameKk, nameEn, description, scene }, index) => ({
    id: index + 1,
    code,
    name: style,
    name_kk: nameKk,
    name_en: nameEn,
    description,
    translations: buildTranslations({ description }),
    picture: getRoomPicture(library, scene, index).file,
    value_id: properties.valueId('STIL', style),
    position: (index + 1) * 10,
    is_active: true,
  }))
}
