import { tariffs } from '@svetlitsa/api-client/tariff-desk/contract'
import { handleResource } from '../../shop/resource/handle-resource.ts'
import { tariffRepository } from './tariff-desk.queries.ts'

/** The owner's prices of delivery (shop.tariffs). */
export const tariffDeskRoutes = handleResource(tariffs, tariffRepository)
