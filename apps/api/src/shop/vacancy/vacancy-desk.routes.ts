import { vacancies } from '@svetlitsa/api-client/vacancy-desk/contract'
import { handleResource } from '../resource/handle-resource.ts'
import { vacancyRepository } from './vacancy-desk.queries.ts'

/** The owner's vacancies (shop.vacancies). */
export const vacancyDeskRoutes = handleResource(vacancies, vacancyRepository)
