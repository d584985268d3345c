import type { vacancySummary } from '@svetlitsa/api-client/vacancy/contract'
import { link } from '@svetlitsa/domain/route/site-map'
import type * as z from 'zod'
import type { Context } from '../../platform/context/context.ts'
import { localizeName } from '../../platform/language/localize-name.ts'
import { localizeTexts } from '../../platform/language/localize-texts.ts'
import type { VacancyRow } from './vacancy.queries.ts'

/** A vacancy as shown in lists; the pay is in the currency of its city. */
export function toVacancy(
  row: VacancyRow,
  { services, region, language }: Pick<Context, 'services' | 'region' | 'language'>,
): z.output<typeof vacancySummary> {
  const where = findVacancyRegion(row, services)
  const { department, place, schedule, lead } = localizeTexts(row, language)
  return {
    id: row.id,
    name: localizeName({ name: row.title, nameKk: row.titleKk, nameEn: row.titleEn }, language),
    url: link.vacancy(row.id),
    department,
    place: place || (where ? localizeName(where, language) : ''),
    isHere: row.regionId === null || row.regionId === region.id,
    salaryFrom: row.salaryFrom,
    salaryTo: row.salaryTo,
    sign: (where ?? services.regions.default()).currency.sign,
    schedule,
    text: lead,
  }
}

/** The city of a vacancy; null if it has none. */
export function findVacancyRegion(row: VacancyRow, services: Context['services']) {
  return row.regionId === null ? null : services.regions.find(row.regionId)
}
