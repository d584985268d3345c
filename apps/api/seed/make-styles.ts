import seeds from './data/interior-styles.json' with { type: 'json' }
import type { FilledGoods } from './fill-goods.ts'
import type { Row } from './goods.ts'
import { roomOf } from './rooms.ts'
import { translationsOf } from './translations-of.ts'

/** Styles of interior with pages of their own: the goods that have the style's value. */
export function makeStyles({ library, properties }: FilledGoods): Row[] {
  return seeds.map(({ style, code, nameKk, nameEn, description, scene }, at) => ({
    id: at + 1,
    code,
    name: style,
    name_kk: nameKk,
    name_en: nameEn,
    description,
    translations: translationsOf({ description }),
    picture: roomOf(library, scene, at).file,
    value_id: properties.valueId('STIL', style),
    position: (at + 1) * 10,
    is_active: true,
  }))
}
