import { bindCall } from '../call/bind-call.ts'
import type * as contract from './contract.ts'

export const getAssemblerInfo = bindCall<typeof contract.getAssemblerInfo>(
  'POST /api_vue/getAssemblerInfo/',
)
export const getAssemblerData = bindCall<typeof contract.getAssemblerData>(
  'POST /api_vue/assembler/getData/',
)
export const setGallery = bindCall<typeof contract.setGallery>(
  'POST /api_vue/assembler/setGallery/',
)
export const setAssembly = bindCall<typeof contract.setAssembly>(
  'POST /api_vue/assembler/setAssembly/',
)
export const getSchedule = bindCall<typeof contract.getSchedule>(
  'POST /api_vue/assembler/getSchedule/',
)
export const setSlot = bindCall<typeof contract.setSlot>('POST /api_vue/assembler/setSlot/')
export const confirmCall = bindCall<typeof contract.confirmCall>(
  'POST /api_vue/assembler/confirmCall/',
)
export const getSketches = bindCall<typeof contract.getSketches>('POST /api_vue/assembler/images/')
