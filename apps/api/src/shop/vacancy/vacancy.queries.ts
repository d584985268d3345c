import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { region } from '../../schema/region.table.ts'
import { vacancy } from '../../schema/vacancy.table.ts'

export type VacancyRow = typeof vacancy.$inferSelect

const MAX_VACANCIES = 200

/** Open vacancies, those of the region and those without a region first. */
export async function findVacancies(db: Db, regionId: number): Promise<VacancyRow[]> {
  const rows = await db
    .select({ vacancy })
    .from(vacancy)
    .leftJoin(region, eq(region.id, vacancy.regionId))
    .where(eq(vacancy.isActive, true))
    .orderBy(
      desc(sql`coalesce(${vacancy.regionId} = ${regionId}, true)`),
      asc(vacancy.position),
      asc(vacancy.id),
    )
    .limit(MAX_VACANCIES)
  return rows.map((row) => row.vacancy)
}

export async function findVacancy(db: Db, id: number): Promise<VacancyRow | null> {
  const [row] = await db
    .select()
    .from(vacancy)
    .where(and(eq(vacancy.id, id), eq(vacancy.isActive, true)))
  return row ?? null
}
