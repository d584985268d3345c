import { bindCall } from '../call/bind-call.ts'
import type * as contract from './contract.ts'

export const getPackage = bindCall<typeof contract.getPackage>('POST /api_vue/qrcode/')
