import type { vacancySummary } from '@svetlitsa/api-client/vacancy/contract'
import * as contract from '@svetlitsa/api-client/vacancy/contract'
import { link } from '@svetlitsa/domain/route/site-map'
import type * as z from 'zod'
import type { Context } from '../../platform/context/context.ts'
import { handle } from '../../platform/http/handle.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { localizeName } from '../../platform/language/localize-name.ts'
import { localizeTexts } from '../../platform/language/localize-texts.ts'
import { findVacancies, findVacancy, type VacancyRow } from './vacancy.queries.ts'

export const vacancyRoutes = [
  handle(contract.getVacancies, async (context) => {
    const rows = await findVacancies(context.db, context.region.id)
    return { vacancies: rows.map((row) => toVacancy(row, context)) }
  }),

  handle(contract.getVacancy, async (context, { id }) => {
    if (!/^[1-9]\d{0,8}$/.test(String(id))) return refuse('not_found')
    const row = await findVacancy(context.db, Number(id))
    if (!row) return refuse('not_found')
    const { duties, wishes, offers, publishedAt } = localizeTexts(row, context.language)
    const where = findVacancyRegion(row, context.services) ?? context.services.regions.default()
    return {
      vacancy: {
        ...toVacancy(row, context),
        duties,
        wishes,
        offers,
        publishedAt: publishedAt.toISOString(),
        currencyCode: where.currency.code,
      },
    }
  }),
]

/** A vacancy as shown in lists; the pay is in the currency of its city. */
function toVacancy(
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
function findVacancyRegion(row: VacancyRow, services: Context['services']) {
  return row.regionId === null ? null : services.regions.find(row.regionId)
}
