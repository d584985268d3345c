import { sql } from 'drizzle-orm'
import { boolean, check, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { at, id, money, translations } from '../../platform/columns.ts'
import { region } from '../region/region.table.ts'

interface VacancyWords {
  department: string
  place: string
  schedule: string
  lead: string
  duties: string[]
  wishes: string[]
  offers: string[]
}

/** Who is looked for; without a region the work is done from anywhere. */
export const vacancy = pgTable(
  'vacancy',
  {
    id: id(),
    title: text().notNull(),
    titleKk: text(),
    titleEn: text(),
    department: text().notNull(),
    regionId: integer().references(() => region.id),
    place: text().notNull().default(''),
    salaryFrom: money(),
    salaryTo: money(),
    schedule: text().notNull().default(''),
    lead: text().notNull().default(''),
    duties: text().array().notNull().default([]),
    wishes: text().array().notNull().default([]),
    offers: text().array().notNull().default([]),
    translations: translations<VacancyWords>(),
    isActive: boolean().notNull().default(true),
    publishedAt: at().notNull().defaultNow(),
    position: integer().notNull().default(500),
  },
  (table) => [
    check(
      'vacancy_salary',
      sql`${table.salaryTo} is null or ${table.salaryTo} >= ${table.salaryFrom}`,
    ),
  ],
)
