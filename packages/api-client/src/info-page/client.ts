import { bindCall } from '../call/bind-call.ts'
import type * as contract from './contract.ts'

export const getInfoPage = bindCall<typeof contract.getInfoPage>('POST /api_vue/getInfoPage/')
