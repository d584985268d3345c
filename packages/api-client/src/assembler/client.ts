import { bindCall } from '../call/bind-call.ts'
import type * as contract from './contract.ts'

export const getAssemblerInfo = bindCall<typeof contract.getAssemblerInfo>(
  'POST /api_vue/getAssemblerInfo/',
)

export const getAssemblerData = bindCall<typeof contract.getAssemblerData>(
  'POST /api_vue/assembler/getData/',
)
