import { bind } from '../client/bind.ts'
import type * as contract from '../contract/search.ts'

export const suggest = bind<typeof contract.suggest>('GET /api_vue/search/suggest.php?query')
export const direct = bind<typeof contract.direct>('GET /api_vue/search/direct.php?query')
export const multisearch = bind<typeof contract.multisearch>('POST /api_vue/multisearch/')
