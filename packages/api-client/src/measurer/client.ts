import { bindCall } from '../call/bind-call.ts'
import type * as contract from './contract.ts'

export const getMeasurer = bindCall<typeof contract.getMeasurer>('POST /api_vue/getMeasurer/')
