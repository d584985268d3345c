import { bindCall } from '../call/bind-call.ts'
import type * as contract from './contract.ts'

export const getVacancies = bindCall<typeof contract.getVacancies>(
  'POST /api_vue/getVacancies/list/?sr',
)
export const getVacancy = bindCall<typeof contract.getVacancy>('POST /api_vue/getVacancies/detail/')
