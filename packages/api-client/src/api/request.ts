import { bind } from '../client/bind.ts'
import type * as contract from '../contract/request.ts'

export const callback = bind<typeof contract.callback>('POST /api_vue/callback/')
export const sendRequest = bind<typeof contract.sendRequest>('POST /api_vue/sendRequest/')
export const getRequests = bind<typeof contract.getRequests>('POST /api_vue/retail/requests/')
export const saveRequest = bind<typeof contract.saveRequest>('POST /api_vue/retail/requests/save/')
