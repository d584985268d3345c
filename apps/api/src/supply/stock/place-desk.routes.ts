import { stores, warehouses } from '@svetlitsa/api-client/place-desk/contract'
import { handleResource } from '../../shop/resource/handle-resource.ts'
import { storeRepository, warehouseRepository } from './place-desk.queries.ts'

/** The owner's warehouses and stores (shop.places). */
export const placeDeskRoutes = [
  ...handleResource(warehouses, warehouseRepository),
  ...handleResource(stores, storeRepository),
]
