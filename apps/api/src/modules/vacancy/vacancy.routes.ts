import * as contract from '@svetlitsa/api-client/contract/vacancy'
import { handle } from '../../platform/handle.ts'
import { refuse } from '../../platform/refusal.ts'
import { wordsIn } from '../../platform/words-in.ts'
import { findVacancies, findVacancy } from './vacancy.queries.ts'
import { placeOf, vacancyOf } from './vacancy-of.ts'

export const vacancyRoutes = [
  handle(contract.getVacancies, async (context) => {
    const rows = await findVacancies(context.db, context.region.id)
    return { vacancies: rows.map((row) => vacancyOf(row, context)) }
  }),

  handle(contract.getVacancy, async (context, { id }) => {
    if (!/^[1-9]\d{0,8}$/.test(String(id))) return refuse('not_found')
    const row = await findVacancy(context.db, Number(id))
    if (!row) return refuse('not_found')
    const { duties, wishes, offers, publishedAt } = wordsIn(row, context.language)
    const where = placeOf(row, context.services) ?? context.services.regions.default()
    return {
      vacancy: {
        ...vacancyOf(row, context),
        duties,
        wishes,
        offers,
        publishedAt: publishedAt.toISOString(),
        currencyCode: where.currency.code,
      },
    }
  }),
]
