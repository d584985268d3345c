import { productCard } from '@svetlitsa/api-client/contract/product'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fillShop } from '../seed/fill-shop.ts'
import { readDrawnFile, readSwatchFile } from '../src/modules/drawing/drawn-file.ts'
import { startTestApi, type TestApi } from './start-test-api.ts'

let api: TestApi
const steps: string[] = []
beforeAll(async () => {
  api = await startTestApi({
    fill: (db) =>
      db.transaction((tx) => fillShop(tx, { factor: 1, tell: (step) => steps.push(step) })),
  })
}, 240_000)
afterAll(() => api.close())

async function numberOf(query: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await api.db.execute<{ n: number }>(query)
  return Number(rows[0]?.n)
}

describe('the demonstration', () => {
  it('is as large as it was promised', async () => {
    expect(await numberOf(sql`select count(*) as n from region`)).toBeGreaterThanOrEqual(24)
    expect(await numberOf(sql`select count(*) as n from vendor`)).toBeGreaterThanOrEqual(60)
    expect(await numberOf(sql`select count(*) as n from product`)).toBeGreaterThanOrEqual(300)
    expect(await numberOf(sql`select count(*) as n from offer`)).toBeGreaterThanOrEqual(1_500)
    const leaves = sql`select count(*) as n from section s
      where not exists (select 1 from section below where below.parent_id = s.id)`
    expect(await numberOf(leaves)).toBeGreaterThanOrEqual(24)
  })

  it('shows every product in every price zone by a card that the agreement knows', async () => {
    const { rows } = await api.db.execute<{ card: unknown }>(sql`select card from listing`)
    const products = await numberOf(sql`select count(*) as n from product`)
    const zones = await numberOf(sql`select count(*) as n from price_zone`)
    expect(rows).toHaveLength(products * zones)
    const odd = rows.flatMap(({ card }) => {
      const { success, error } = productCard.safeParse(card)
      return success ? [] : [error.message]
    })
    expect(odd).toEqual([])
  })

  it('has a drawing for every picture and texture it names', async () => {
    const pictures = await api.db.execute<{ file: string }>(sql`select distinct file from picture`)
    expect(pictures.rows.filter(({ file }) => !readDrawnFile(file))).toEqual([])
    const textures = await api.db.execute<{ file: string }>(
      sql`select distinct texture as file from offer`,
    )
    expect(textures.rows.filter(({ file }) => !readSwatchFile(file))).toEqual([])
  })

  it('counts as many reviews as were written', async () => {
    const miscounted = sql`select count(*) as n from product p where (rating_count, rating_sum) <>
      (select count(*), coalesce(sum(score), 0) from review r where r.product_id = p.id and r.is_approved)`
    expect(await numberOf(sql`select count(*) as n from review`)).toBeGreaterThan(1_000)
    expect(await numberOf(miscounted)).toBe(0)
  })

  it('tells no two products of a section in the same words', async () => {
    const twins = sql`select count(*) as n from (
      select 1 from product group by section_id, description having count(*) > 1) same`
    expect(await numberOf(twins)).toBe(0)
  })

  it('has prices of its own in tenge for some offers, and leaves the rest to the rate', async () => {
    const own = await numberOf(sql`select count(*) as n from price p
      join price_zone z on z.id = p.zone_id where z.currency_code = 'KZT'`)
    expect(own).toBeGreaterThan(100)
    expect(own).toBeLessThan(await numberOf(sql`select count(*) as n from offer`))
  })

  it('has goods in every cut, and each of the section that is cut', async () => {
    const empty = sql`select count(*) as n from tag t
      where not exists (select 1 from product_tag pt where pt.tag_id = t.id)`
    const strange = sql`select count(*) as n from product_tag pt join tag t on t.id = pt.tag_id
      join product p on p.id = pt.product_id where p.section_id <> t.section_id`
    expect(await numberOf(sql`select count(*) as n from tag`)).toBeGreaterThan(60)
    expect([await numberOf(empty), await numberOf(strange)]).toEqual([0, 0])
  })
})
