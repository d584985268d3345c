import * as contract from '@svetlitsa/api-client/vacancy/contract'
import { handle } from '../../platform/http/handle.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { localizeTexts } from '../../platform/language/localize-texts.ts'
import { findVacancyRegion, toVacancy } from './to-vacancy.ts'
import { findVacancies, findVacancy } from './vacancy.queries.ts'

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
