import { redirects } from '@svetlitsa/api-client/redirect/contract'
import { handleResource } from '../../shop/resource/handle-resource.ts'
import { redirectRepository } from './redirect-desk.queries.ts'

/** The owner's redirects (shop.back-office). */
export const redirectDeskRoutes = handleResource(redirects, redirectRepository)
