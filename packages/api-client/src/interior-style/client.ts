import { bindCall } from '../call/bind-call.ts'
import type * as contract from './contract.ts'

export const getStyles = bindCall<typeof contract.getStyles>('POST /api_vue/getStyles/')
