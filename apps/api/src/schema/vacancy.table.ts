import { sql } from 'drizzle-orm'
import { boolean, check, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { at, id, money, translations } from '../platform/database/columns.ts'
import { region } from './region.table.ts'

interface VacancyTexts {
  department: string
  place: string
  schedule: string
  lead: string
  duties: string[]
  wishes: string[]
  offers: string[]
}

/** A job vacancy; without a region it is remote work. */
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
    translations: translations<VacancyTexts>(),
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
