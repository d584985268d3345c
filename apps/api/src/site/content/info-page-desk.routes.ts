import { infoPages } from '@svetlitsa/api-client/info-page-desk/contract'
import { handleResource } from '../../shop/resource/handle-resource.ts'
import { infoPageRepository } from './info-page-desk.queries.ts'

/** Where the owner writes the texts of information pages (shop.pages). */
export const infoPageDeskRoutes = handleResource(infoPages, infoPageRepository)
