import { bindCall } from '../call/bind-call.ts'
import type * as contract from './contract.ts'

export const getUploads = bindCall<typeof contract.getUploads>('POST /api_vue/uploads/#getUploads')
export const finishUpload = bindCall<typeof contract.finishUpload>(
  'POST /api_vue/uploads/#finishUpload',
)
export const removeUpload = bindCall<typeof contract.removeUpload>(
  'POST /api_vue/uploads/#removeUpload',
)
