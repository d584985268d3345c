import { bind } from '../client/bind.ts'
import type * as contract from '../contract/vacancy.ts'

export const getVacancies = bind<typeof contract.getVacancies>(
  'POST /api_vue/getVacancies/list/?sr',
)
export const getVacancy = bind<typeof contract.getVacancy>('POST /api_vue/getVacancies/detail/')
