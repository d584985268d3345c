import type { vacancySummary } from '@svetlitsa/api-client/contract/vacancy'
import { link } from '@svetlitsa/domain/route/site-map'
import type * as z from 'zod'
import type { Context } from '../../platform/context.ts'
import { nameIn } from '../../platform/name-in.ts'
import { wordsIn } from '../../platform/words-in.ts'
import type { VacancyRow } from './vacancy.queries.ts'

/** A vacancy as lists tell it; pay is in the money of the city where one works. */
export function vacancyOf(
  row: VacancyRow,
  { services, region, language }: Pick<Context, 'services' | 'region' | 'language'>,
): z.output<typeof vacancySummary> {
  const where = placeOf(row, services)
  const { department, place, schedule, lead } = wordsIn(row, language)
  return {
    id: row.id,
    name: nameIn({ name: row.title, nameKk: row.titleKk, nameEn: row.titleEn }, language),
    url: link.vacancy(row.id),
    department,
    place: place || (where ? nameIn(where, language) : ''),
    isHere: row.regionId === null || row.regionId === region.id,
    salaryFrom: row.salaryFrom,
    salaryTo: row.salaryTo,
    sign: (where ?? services.regions.default()).currency.sign,
    schedule,
    text: lead,
  }
}

/** The city of a vacancy, or null where it has none. */
export function placeOf(row: VacancyRow, services: Context['services']) {
  return row.regionId === null ? null : services.regions.find(row.regionId)
}
