import { bindResource } from '../resource/client.ts'
import type * as contract from './contract.ts'

export const vacancies = bindResource<typeof contract.vacancies>('/api_vue/retail/shop/vacancies/')
