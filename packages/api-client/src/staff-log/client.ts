import { bindCall } from '../call/bind-call.ts'
import type * as contract from './contract.ts'

export const getStaffLog = bindCall<typeof contract.getStaffLog>('POST /api_vue/retail/log/')
