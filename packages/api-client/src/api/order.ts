import { bind } from '../client/bind.ts'
import type * as contract from '../contract/order.ts'

export const createOrder = bind<typeof contract.createOrder>('POST /api_vue/basket/createOrder/')
export const getCheckoutOrder = bind<typeof contract.getCheckoutOrder>(
  'POST /api_vue/basket/getOrder/',
)
export const getOrders = bind<typeof contract.getOrders>('POST /api_vue/personal/#getOrders')
export const getOrder = bind<typeof contract.getOrder>('POST /api_vue/personal/#getOrder')
export const getRetailOrders = bind<typeof contract.getRetailOrders>('POST /api_vue/retail/orders/')
export const getRetailOrder = bind<typeof contract.getRetailOrder>('POST /api_vue/retail/order/')
export const getAssemblerData = bind<typeof contract.getAssemblerData>(
  'POST /api_vue/assembler/getData/',
)
