import { getRoomPicture } from '../picture/room-pictures.ts'
import type { FilledGoods } from '../product/fill-goods.ts'
import type { Row } from '../product/goods.ts'
import { buildTranslations } from '../translation/build-translations.ts'
import advantages from './advantages.json' with { type: 'json' }
import pictures from './shop-pictures.json' with { type: 'json' }

const common = { is_active: true, free_from: 100_000, price_per_km: 40 }

/**
 * Statistics that the demonstration cannot compute, pictures of shops, advantages, and measurer
 * tariffs.
 */
export function buildSiteContent({ library }: FilledGoods) {
  const figures: Row[] = [
    { code: 'orders_per_day', amount: 1_240 },
    { code: 'visitors_per_day', amount: 48_000 },
  ]
  const shopPictures: Row[] = pictures.map(({ kind, scene, name, url }, index) => ({
    id: index + 1,
    kind,
    picture: getRoomPicture(library, scene, index).file,
    name,
    translations: buildTranslations({ name }),
    url,
    is_active: true,
    position: index + 1,
  }))
  const advantageRows: Row[] = advantages.map((advantage, index) => ({
    id: index + 1,
    code: advantage.code,
    title: advantage.title,
    title_kk: advantage.titleKk,
    title_en: advantage.titleEn,
    text: advantage.text,
    text_kk: advantage.textKk,
    text_en: advantage.textEn,
    url: advantage.url,
    is_active: true,
    position: index + 1,
  }))
  const measurers: Row[] = [
    { ...common, id: 1, region_id: null, price: 1_500, lead_days: 2 },
    { ...common, id: 2, region_id: 1, price: 1_900, lead_days: 1 },
  ]
  return { figures, shopPictures, advantageRows, measurers }
}
