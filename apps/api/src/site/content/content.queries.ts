import { and, asc, count, eq, isNull, or, sql } from 'drizzle-orm'
import type { Context } from '../../platform/context/context.ts'
import type { Db } from '../../platform/database/database.ts'
import { localizeTexts } from '../../platform/language/localize-texts.ts'
import {
  advantage,
  infoPage,
  measurerTariff,
  shopPicture,
  siteFigure,
} from '../../schema/content.table.ts'
import { offer, product } from '../../schema/product.table.ts'
import { stockPlace } from '../../schema/stock.table.ts'
import { vendor } from '../../schema/vendor.table.ts'

export async function findAdvantages(db: Db) {
  return db
    .select()
    .from(advantage)
    .where(eq(advantage.isActive, true))
    .orderBy(asc(advantage.position), asc(advantage.id))
    .limit(12)
}

export async function findPictures(
  { db, language }: Pick<Context, 'db' | 'language'>,
  kind: 'about' | 'visitor',
) {
  const rows = await db
    .select()
    .from(shopPicture)
    .where(and(eq(shopPicture.kind, kind), eq(shopPicture.isActive, true)))
    .orderBy(asc(shopPicture.position), asc(shopPicture.id))
    .limit(24)
  return rows.map((row) => {
    const { id, picture, name, url } = localizeTexts(row, language)
    return { id, imgUrl: picture, name, url }
  })
}

export async function findFigures(db: Db): Promise<Map<string, number>> {
  const rows = await db.select().from(siteFigure)
  return new Map(rows.map(({ code, amount }) => [code, amount]))
}

/** Counts for the about page: offers on sale, stores, vendors. */
export async function countShop(db: Db) {
  const [offers, stores, vendors] = await Promise.all([
    db
      .select({ n: count() })
      .from(offer)
      .innerJoin(product, eq(product.id, offer.productId))
      .where(and(eq(offer.isActive, true), eq(product.isActive, true))),
    db.$count(stockPlace, and(eq(stockPlace.kind, 'store'), eq(stockPlace.isActive, true))),
    db.$count(vendor, eq(vendor.isActive, true)),
  ])
  return { offers: offers[0]?.n ?? 0, stores, vendors }
}

/** The measurer tariff of the region, or the default one in roubles when the region has none. */
export async function findMeasurerTariff(db: Db, regionId: number) {
  const rows = await db
    .select()
    .from(measurerTariff)
    .where(or(eq(measurerTariff.regionId, regionId), isNull(measurerTariff.regionId)))
  const regionTariff = rows.find((row) => row.regionId !== null)
  const tariff = regionTariff ?? rows[0] ?? null
  return tariff?.isActive ? { ...tariff, isOwn: regionTariff !== undefined } : null
}

/** Number of open stores by region. */
export async function findStoreRegions(db: Db): Promise<Map<number, number>> {
  const rows = await db
    .select({ regionId: stockPlace.regionId, n: count() })
    .from(stockPlace)
    .where(and(eq(stockPlace.kind, 'store'), eq(stockPlace.isActive, true)))
    .groupBy(stockPlace.regionId)
  return new Map(rows.map(({ regionId, n }) => [regionId, n]))
}

/** What the owner wrote for an information page, unless it is switched off. */
export async function findInfoPage(db: Db, code: string) {
  const [row] = await db
    .select()
    .from(infoPage)
    // Any text may be asked for; only codes of pages are found.
    .where(and(eq(sql`${infoPage.code}`, code), eq(infoPage.isActive, true)))
  return row ?? null
}
