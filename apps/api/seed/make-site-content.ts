import advantages from './data/advantages.json' with { type: 'json' }
import pictures from './data/shop-pictures.json' with { type: 'json' }
import type { FilledGoods } from './fill-goods.ts'
import type { Row } from './goods.ts'
import { roomOf } from './rooms.ts'
import { translationsOf } from './translations-of.ts'

const common = { is_active: true, free_from: 100_000, price_per_km: 40 }

/** Figures that nobody can count here, pictures of shops, promises, the measurer's prices. */
export function makeSiteContent({ library }: FilledGoods) {
  const figures: Row[] = [
    { code: 'orders_per_day', amount: 1_240 },
    { code: 'visitors_per_day', amount: 48_000 },
  ]
  const shopPictures: Row[] = pictures.map(({ kind, scene, name, url }, at) => ({
    id: at + 1,
    kind,
    picture: roomOf(library, scene, at).file,
    name,
    translations: translationsOf({ name }),
    url,
    is_active: true,
    position: at + 1,
  }))
  const promises: Row[] = advantages.map((one, at) => ({
    id: at + 1,
    code: one.code,
    title: one.title,
    title_kk: one.titleKk,
    title_en: one.titleEn,
    text: one.text,
    text_kk: one.textKk,
    text_en: one.textEn,
    url: one.url,
    is_active: true,
    position: at + 1,
  }))
  const measurers: Row[] = [
    { ...common, id: 1, region_id: null, price: 1_500, lead_days: 2 },
    { ...common, id: 2, region_id: 1, price: 1_900, lead_days: 1 },
  ]
  return { figures, shopPictures, promises, measurers }
}
