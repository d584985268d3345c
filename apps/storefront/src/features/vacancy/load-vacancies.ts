import { getVacancies, getVacancy } from '@svetlitsa/api-client/api/vacancy'
import { answerOf } from '@svetlitsa/api-client/client/answer-of'
import type { AnswerOf } from '@svetlitsa/api-client/contract/call'
import type * as contract from '@svetlitsa/api-client/contract/vacancy'
import { callOptions } from '../../call-options.ts'
import type { PageContext } from '../../page-context.ts'

export type VacancyLine = AnswerOf<typeof contract.getVacancies>['vacancies'][number]
export type Vacancy = AnswerOf<typeof contract.getVacancy>['vacancy']

export async function loadVacancies(context: PageContext): Promise<VacancyLine[]> {
  return answerOf(await getVacancies({}, callOptions(context))).vacancies
}

/** One vacancy, or null where there is none of this number. */
export async function loadVacancy(context: PageContext, id: string): Promise<Vacancy | null> {
  if (!/^[1-9]\d{0,8}$/.test(id)) return null
  const outcome = await getVacancy({ id }, callOptions(context))
  return outcome.ok ? outcome.answer.vacancy : null
}
