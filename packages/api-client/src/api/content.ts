import { bind } from '../client/bind.ts'
import type * as contract from '../contract/content.ts'

export const getPaymentAndDelivery = bind<typeof contract.getPaymentAndDelivery>(
  'POST /api_vue/paymentAndDelivery/#getData',
)
export const getAdvantages = bind<typeof contract.getAdvantages>('GET /api_vue/info/advantage/?sr')
export const getInstagram = bind<typeof contract.getInstagram>('POST /api_vue/getInstagram/')
export const getAboutData = bind<typeof contract.getAboutData>('POST /api_vue/getAboutData/')
export const getMeasurer = bind<typeof contract.getMeasurer>('POST /api_vue/getMeasurer/')
export const getBonusProgram = bind<typeof contract.getBonusProgram>(
  'POST /api_vue/bonusProgramPage/',
)
export const getRetailRegionLinks = bind<typeof contract.getRetailRegionLinks>(
  'POST /api_vue/getRetailRegionLinks/',
)
export const getStores = bind<typeof contract.getStores>('POST /api_vue/getStores/')
