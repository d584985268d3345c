import { productCard } from '@svetlitsa/api-client/product/contract'
import { parseDrawingPath, parseSwatchPath } from '@svetlitsa/demo-drawings/picture/drawing-path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { StoredCard } from '../../src/catalogue/product/card/stored-card.ts'
import { toProductCard } from '../../src/catalogue/product/card/to-product-card.ts'
import type { Region } from '../../src/shop/region/region-directory.ts'
import { findBrokenInvariants } from '../../src/test-support/money-invariants.ts'
import { startTestApi, type TestApi } from '../../src/test-support/start-test-api.ts'
import { fillShop } from './fill-shop.ts'
import { emptyLibrary } from './studio/studio-library.ts'

let api: TestApi
const steps: string[] = []
beforeAll(async () => {
  api = await startTestApi({
    fill: (db) =>
      db.transaction((tx) =>
        fillShop(tx, {
          factor: 1,
          library: emptyLibrary,
          reportProgress: (step) => steps.push(step),
        }),
      ),
  })
}, 240_000)
afterAll(() => api.close())

async function queryNumber(query: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await api.db.execute<{ n: number }>(query)
  return Number(rows[0]?.n)
}

describe('the demonstration data', () => {
  it('has the specified size', async () => {
    expect(await queryNumber(sql`select count(*) as n from region`)).toBeGreaterThanOrEqual(24)
    expect(await queryNumber(sql`select count(*) as n from vendor`)).toBeGreaterThanOrEqual(60)
    expect(await queryNumber(sql`select count(*) as n from product`)).toBeGreaterThanOrEqual(1_500)
    expect(await queryNumber(sql`select count(*) as n from offer`)).toBeGreaterThanOrEqual(6_000)
    const leaves = sql`select count(*) as n from section s
      where not exists (select 1 from section below where below.parent_id = s.id)`
    expect(await queryNumber(leaves)).toBeGreaterThanOrEqual(24)
    const depth = sql`select max(cardinality(path)) as n from section`
    expect(await queryNumber(depth)).toBe(3)
    const stores = sql`select count(*) as n from stock_place where kind = 'store' and hours <> '[]'`
    expect(await queryNumber(stores)).toBeGreaterThanOrEqual(40)
    const cities = sql`select count(distinct region_id) as n from stock_place where kind = 'store'`
    expect(await queryNumber(cities)).toBeGreaterThanOrEqual(24)
  })

  it('[assembler.own] [assembler.assign] has orders of assemblers with their times, and some that wait for one', async () => {
    const { rows } = await api.db.execute(sql`
      select o.assembly_state as state, u.name, count(*)::int as orders, count(s.id)::int as slots
      from shop_order o left join order_assembler a on a.order_id = o.id
      left join user_account u on u.id = a.assembler_id
      left join assembler_slot s on s.order_id = o.id and s.assembler_id = a.assembler_id
      where o.assembly_state <> 'none' group by 1, 2 order by 1, 2`)
    expect(rows).toEqual([
      { state: 'planned', name: 'Руслан Ахметов', orders: 2, slots: 2 },
      { state: 'planned', name: 'Тимур', orders: 4, slots: 4 },
      { state: 'requested', name: null, orders: 5, slots: 0 },
    ])
    const withoutPicture = await api.db.execute(sql`select from order_line where picture is null`)
    expect(withoutPicture.rowCount, 'goods of orders without a picture').toBe(0)
    expect(await findBrokenInvariants(api.db)).toEqual([])
  })

  it('[assembler.assign] has assemblers who offer time and crews that deliver tomorrow', async () => {
    const times = sql`select count(distinct assembler_id) as n from assembler_slot
      where order_id is null and reason = 'Сборка' and day = (now() at time zone 'Europe/Moscow')::date + 1`
    expect(await queryNumber(times)).toBeGreaterThanOrEqual(2)
    const crews = sql`select count(distinct c.crew_id) as n from order_crew c
      join order_delivery d on d.order_id = c.order_id`
    expect(await queryNumber(crews)).toBe(2)
  })

  it('[certificate.currency] has the certificates that the README names, with balances that add up', async () => {
    const { rows } = await api.db.execute(sql`
      select code, balance, currency_code as currency, valid_until < now() as ended
      from certificate order by code`)
    expect(rows).toEqual([
      { code: 'SVETDEM000000001', balance: 30_000, currency: 'RUB', ended: null },
      { code: 'SVETDEM000000002', balance: 200_000, currency: 'KZT', ended: null },
      { code: 'SVETDEM000000003', balance: 0, currency: 'RUB', ended: null },
      { code: 'SVETDEM000000004', balance: 5_000, currency: 'RUB', ended: true },
    ])
  })

  it('has products in every leaf section and in no other', async () => {
    const { rows } = await api.db.execute<{ code: string }>(sql`select code from section s
      where exists (select 1 from section below where below.parent_id = s.id)
        = exists (select 1 from product p where p.section_id = s.id)`)
    expect(rows).toEqual([])
  })

  it('[lang.three] has sections, properties and page texts in three languages', async () => {
    const missingCounts = sql`select
      (select count(*) from section where name_kk is null or name_en is null)
      + (select count(*) from property where name_kk is null or name_en is null)
      + (select count(*) from property_value where value_kk is null or value_en is null)
      + (select count(*) from product where name_kk is null or name_en is null)
      + (select count(*) from offer_word where word_kk is null or word_en is null)
      + (select count(*) from offer where finish not in (select word from offer_word))
      + (select count(*) from product_banner where name_kk is null or name_en is null)
      + (select count(*) from section_banner where name_kk is null or name_en is null)
      + (select count(*) from section where article is not null
        and not translations ?& array['kk', 'en'])
      + (select count(*) from (select translations from news_article union all
          select translations from vacancy union all select translations from promotion union all
          select translations from interior_style union all select translations from banner union all
          select translations from shop_picture) told
        where not translations ?& array['kk', 'en']) as n`
    expect(await queryNumber(missingCounts)).toBe(0)
  })

  it('sells kits for the sum of their parts', async () => {
    const kits = sql`select count(*) as n from product p
      join listing l on l.product_id = p.id and l.zone_id = 1 where p.is_kit`
    expect(await queryNumber(kits)).toBeGreaterThanOrEqual(40)
    const dear = sql`select count(*) as n from offer o
      join product p on p.id = o.product_id and p.is_kit
      join offer_price op on op.offer_id = o.id
      where op.amount <> (select sum(kp.count * part.amount) from kit_part kp
        join offer_price part on part.offer_id = kp.offer_id and part.zone_id = op.zone_id
        where kp.kit_id = p.id and not kp.is_optional)`
    expect(await queryNumber(dear)).toBe(0)
  })

  it.each([
    ['promotion', 8],
    ['promotion_product', 100],
    ['interior_style', 6],
    ['news_article', 10],
    ['vacancy', 10],
    ['form_request', 5],
    ['shop_review', 40],
    ['question', 300],
    ['instruction', 1_000],
    ['review_photo', 100],
    ['advantage', 4],
    ['shop_picture', 8],
    ['banner', 3],
    ['slider', 4],
    ['product_badge', 100],
  ])('has at least one of %s', async (table, least) => {
    const rows = sql`select count(*) as n from ${sql.identifier(table)}`
    expect(await queryNumber(rows)).toBeGreaterThanOrEqual(least)
  })

  it('[about.stats] returns orders and visitors per day, the range, shops and vendors, with pictures', async () => {
    const { body } = await api.call('POST', '/api_vue/getAboutData/', {})
    expect(body.orders_per_day).toBeGreaterThan(0)
    expect(body.visitors_per_day).toBeGreaterThan(0)
    expect(body.range_of_goods).toBeGreaterThanOrEqual(6_000)
    expect(body.shops).toBeGreaterThanOrEqual(40)
    expect(body.vendors).toBeGreaterThanOrEqual(60)
    expect(body.images.length).toBeGreaterThanOrEqual(4)
  })

  it('links only to existing addresses', async () => {
    const { rows } = await api.db.execute<{ url: string }>(sql`
      select url from (select url from banner union all select url from section_banner
        union all select url from product_banner union all select link from slider
        union all select url from advantage) links (url)
      where url like '/catalog/%/' and split_part(url, '/', 3) not in (select code from section)
        or url like '/vse-akcii/%/' and split_part(url, '/', 3) not in (select code from promotion)
        or url like '/news/%/' and split_part(url, '/', 3) not in (select code from news_article)`)
    expect(rows).toEqual([])
  })

  it('has a card of every product in every price zone that matches the contract', async () => {
    const { rows } = await api.db.execute<{ card: StoredCard }>(sql`select card from listing`)
    const products = await queryNumber(sql`select count(*) as n from product`)
    const zones = await queryNumber(sql`select count(*) as n from price_zone`)
    expect(rows).toHaveLength(products * zones)
    const region = { ...api.services.regions.all()[0], sugarGift: true } as Region
    const reader = { region, language: 'en' as const, translateText: (text: string) => text }
    const odd = rows.flatMap(({ card }) => {
      const shown = toProductCard({ card, nameKk: null, nameEn: null, offerId: null }, reader)
      const { success, error } = productCard.strict().safeParse(shown)
      return success ? [] : [error.message]
    })
    expect(odd).toEqual([])
  })

  it('can draw every picture and texture that it references', async () => {
    const pictures = await api.db.execute<{ file: string }>(sql`select distinct file from picture`)
    expect(pictures.rows.filter(({ file }) => !parseDrawingPath(file))).toEqual([])
    const textures = await api.db.execute<{ file: string }>(
      sql`select distinct texture as file from offer`,
    )
    expect(textures.rows.filter(({ file }) => !parseSwatchPath(file))).toEqual([])
  })

  it('counts exactly the reviews that exist', async () => {
    const miscounted = sql`select count(*) as n from product p where (rating_count, rating_sum) <>
      (select count(*), coalesce(sum(score), 0) from review r where r.product_id = p.id and r.is_approved)`
    expect(await queryNumber(sql`select count(*) as n from review`)).toBeGreaterThan(1_000)
    expect(await queryNumber(miscounted)).toBe(0)
  })

  it('has no two products of a section with the same description', async () => {
    const twins = sql`select count(*) as n from (
      select 1 from product group by section_id, description having count(*) > 1) same`
    expect(await queryNumber(twins)).toBe(0)
  })

  it('has explicit tenge prices for some offers and converts the others by the rate', async () => {
    const tengePriceCount = await queryNumber(sql`select count(*) as n from price p
      join price_zone z on z.id = p.zone_id where z.currency_code = 'KZT'`)
    expect(tengePriceCount).toBeGreaterThan(100)
    expect(tengePriceCount).toBeLessThan(await queryNumber(sql`select count(*) as n from offer`))
  })

  it('has products in every tag, all from the section of the tag', async () => {
    const empty = sql`select count(*) as n from tag t
      where not exists (select 1 from product_tag pt where pt.tag_id = t.id)`
    const strange = sql`select count(*) as n from product_tag pt join tag t on t.id = pt.tag_id
      join product p on p.id = pt.product_id where p.section_id <> t.section_id`
    expect(await queryNumber(sql`select count(*) as n from tag`)).toBeGreaterThan(60)
    expect([await queryNumber(empty), await queryNumber(strange)]).toEqual([0, 0])
  })
})
