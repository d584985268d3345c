import { bindCall } from '../call/bind-call.ts'
import type * as contract from './contract.ts'

export const getReviews = bindCall<typeof contract.getReviews>('POST /api_vue/personal/#getReviews')
