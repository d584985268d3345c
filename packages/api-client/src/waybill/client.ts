import { bindCall } from '../call/bind-call.ts'
import type * as contract from './contract.ts'

export const checkWaybill = bindCall<typeof contract.checkWaybill>('POST /api_vue/waybill/')
export const startWaybillCheck = bindCall<typeof contract.startWaybillCheck>(
  'POST /api_vue/waybill/check/',
)
export const scanWaybillBox = bindCall<typeof contract.scanWaybillBox>(
  'POST /api_vue/waybill/scan/',
)
export const undoWaybillScan = bindCall<typeof contract.undoWaybillScan>(
  'POST /api_vue/waybill/undoScan/',
)
export const finishWaybillCheck = bindCall<typeof contract.finishWaybillCheck>(
  'POST /api_vue/waybill/finish/',
)
export const restartWaybillCheck = bindCall<typeof contract.restartWaybillCheck>(
  'POST /api_vue/waybill/restart/',
)
