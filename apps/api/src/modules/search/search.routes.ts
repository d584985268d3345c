import * as contract from '@svetlitsa/api-client/contract/search'
import { handle } from '../../platform/handle.ts'
import { readDirect } from './read-direct.ts'
import { readMultisearch } from './read-multisearch.ts'
import { readSuggestions } from './search-response.ts'

export const searchRoutes = [
  handle(contract.suggest, async (context, { query = '' }) => ({
    response: await readSuggestions(context, query),
  })),

  handle(contract.direct, async (context, { query = '' }) => ({
    direct: await readDirect(context, query),
  })),

  handle(contract.multisearch, readMultisearch),
]
