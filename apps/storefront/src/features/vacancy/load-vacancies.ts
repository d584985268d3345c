import type { CallAnswer } from '@svetlitsa/api-client/call/call'
import { unwrapAnswer } from '@svetlitsa/api-client/call/unwrap-answer'
import { getVacancies, getVacancy } from '@svetlitsa/api-client/vacancy/client'
import type * as contract from '@svetlitsa/api-client/vacancy/contract'
import { getCallOptions } from '../../page-context/get-call-options.ts'
import type { PageContext } from '../../page-context/page-context.ts'

export type VacancyLine = CallAnswer<typeof contract.getVacancies>['vacancies'][number]
export type Vacancy = CallAnswer<typeof contract.getVacancy>['vacancy']

export async function loadVacancies(context: PageContext): Promise<VacancyLine[]> {
  return unwrapAnswer(await getVacancies({}, getCallOptions(context))).vacancies
}

/** Loads a vacancy; null where the id is unknown. */
export async function loadVacancy(context: PageContext, id: string): Promise<Vacancy | null> {
  if (!/^[1-9]\d{0,8}$/.test(id)) return null
  const outcome = await getVacancy({ id }, getCallOptions(context))
  return outcome.ok ? outcome.answer.vacancy : null
}
