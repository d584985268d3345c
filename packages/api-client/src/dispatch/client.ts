import { bindCall } from '../call/bind-call.ts'
import type * as contract from './contract.ts'

export const getBoard = bindCall<typeof contract.getBoard>('POST /api_vue/dispatch/board/')
export const getProposals = bindCall<typeof contract.getProposals>(
  'POST /api_vue/dispatch/proposals/',
)
export const assignAssembler = bindCall<typeof contract.assignAssembler>(
  'POST /api_vue/dispatch/assign/',
)
export const withdrawAssembler = bindCall<typeof contract.withdrawAssembler>(
  'POST /api_vue/dispatch/withdraw/',
)
export const assignCrew = bindCall<typeof contract.assignCrew>('POST /api_vue/dispatch/crew/')
export const saveCrew = bindCall<typeof contract.saveCrew>('POST /api_vue/dispatch/saveCrew/')
export const saveCapacity = bindCall<typeof contract.saveCapacity>(
  'POST /api_vue/dispatch/saveCapacity/',
)
export const saveAssembler = bindCall<typeof contract.saveAssembler>(
  'POST /api_vue/dispatch/saveAssembler/',
)
