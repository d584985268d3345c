import { bindCall } from '../call/bind-call.ts'
import type * as contract from './contract.ts'

export const getAssemblerAccount = bindCall<typeof contract.getAssemblerAccount>(
  'POST /api_vue/dispatch/account/',
)
export const payAssembler = bindCall<typeof contract.payAssembler>('POST /api_vue/dispatch/pay/')
export const getAssemblyFiles = bindCall<typeof contract.getAssemblyFiles>(
  'POST /api_vue/dispatch/files/',
)
export const addSketch = bindCall<typeof contract.addSketch>('POST /api_vue/dispatch/addSketch/')
export const removeSketch = bindCall<typeof contract.removeSketch>(
  'POST /api_vue/dispatch/removeSketch/',
)
