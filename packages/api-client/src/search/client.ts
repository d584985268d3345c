import { bindCall } from '../call/bind-call.ts'
import type * as contract from './contract.ts'

export const suggest = bindCall<typeof contract.suggest>('GET /api_vue/search/suggest.php?query')
export const direct = bindCall<typeof contract.direct>('GET /api_vue/search/direct.php?query')
export const noteSearch = bindCall<typeof contract.noteSearch>('POST /api_vue/search/note/')
export const multisearch = bindCall<typeof contract.multisearch>('POST /api_vue/multisearch/')
