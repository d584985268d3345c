import { bindCall } from '../call/bind-call.ts'
import type * as contract from './contract.ts'

export const getRefand = bindCall<typeof contract.getRefand>('POST /api_vue/getRefand/')
