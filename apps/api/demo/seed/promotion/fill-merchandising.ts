import { sql } from 'drizzle-orm'
import type { Db } from '../../../src/platform/database/database.ts'
import { bulkInsert } from '../database/bulk-insert.ts'

const sliderDefaults = {
  section_id: null,
  link: null,
  offer_ids: [],
  tag_code: null,
  count: null,
  display: 'Везде',
  is_active: true,
}

const sliders = [
  {
    ...sliderDefaults,
    id: 1,
    place: 'section',
    type: 'hits',
    name: 'Хиты',
    name_kk: 'Хиттер',
    name_en: 'Bestsellers',
    link: '/hits/',
    sort: 10,
  },
  {
    ...sliderDefaults,
    id: 2,
    place: 'section',
    type: 'sale',
    name: 'Со скидкой и в наличии',
    name_kk: 'Жеңілдікпен және қолда бар',
    name_en: 'Discounted and in stock',
    link: '/sale/',
    display: 'В наличии',
    sort: 20,
  },
  {
    ...sliderDefaults,
    id: 3,
    place: 'mini',
    type: 'promotions',
    name: 'Акции',
    name_kk: 'Акциялар',
    name_en: 'Offers',
    link: '/vse-akcii/',
    sort: 10,
  },
  {
    ...sliderDefaults,
    id: 4,
    place: 'mini',
    type: 'news',
    name: 'Новинки',
    name_kk: 'Жаңа тауарлар',
    name_en: 'New',
    sort: 20,
  },
]

const scandinavianSlider = {
  ...sliderDefaults,
  id: 5,
  place: 'section',
  type: 'productsByTag',
  name: 'В скандинавском стиле',
  name_kk: 'Скандинавиялық стильде',
  name_en: 'In Scandinavian style',
  tag_code: 'skandinavskiy-stil',
  link: '/style/skandinavskiy-stil/',
  sort: 15,
}

/**
 * Fills what staff add to the lists: sliders, section banners and sponsored products. Runs after
 * the lists are built, because they determine which products sell well.
 */
export async function fillMerchandising(tx: Db): Promise<void> {
  const { rows } = await tx.execute<{ id: number }>(
    sql`select id from section where code = 'kresla'`,
  )
  const inArmchairs = rows.map(({ id }) => ({ ...scandinavianSlider, section_id: id }))
  await bulkInsert(tx, 'slider', [...sliders, ...inArmchairs])
  await tx.execute(sql`
    insert into sponsored_product (section_id, product_id, advertiser, token, position)
    select section_id, product_id, 'ООО «' || maker || '»', 'demo' || product_id, place * 10
    from (
      select p.section_id, p.id as product_id, v.name as maker,
        row_number() over (partition by p.section_id order by l.popularity desc, p.id) as place
      from listing l
      join product p on p.id = l.product_id
      join vendor v on v.id = p.vendor_id
      where l.zone_id = (select id from price_zone where is_default order by id limit 1)
        and l.discount_percent <= 1) ranked
    where place between 5 and 8
    order by section_id, place`)
  await tx.execute(sql`
    insert into section_banner (section_id, name, name_kk, name_en, url, picture, position)
    select s.id, promo.name, promo.name_kk, promo.name_en, '/vse-akcii/' || promo.code || '/',
      promo.picture, promo.position
    from (values ('divany', 'osennyaya-rasprodazha'), ('divany', 'novye-tkani'),
      ('kresla', 'novye-tkani'), ('krovati', 'spalnya-tselikom'), ('shkafy', 'shkaf-i-sborka'),
      ('stoly', 'stol-i-chetyre-stula'), ('kuhni', 'kuhnya-s-zamerom'),
      ('detskaya', 'detskaya-bez-uglov'), ('svet', 'svet-dlya-zimy')) shown (section, promotion)
    join section s on s.code = shown.section
    join promotion promo on promo.code = shown.promotion`)
}
