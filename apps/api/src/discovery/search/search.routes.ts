import * as contract from '@svetlitsa/api-client/search/contract'
import { handle } from '../../platform/http/handle.ts'
import { noteSearch } from './asked/note-search.ts'
import { readSuggestions } from './build-search-response.ts'
import { findDirectMatch } from './find-direct-match.ts'
import { readMultisearch } from './read-multisearch.ts'

export const searchRoutes = [
  handle(contract.suggest, async (context, { query = '' }) => ({
    response: await readSuggestions(context, query),
  })),

  handle(contract.direct, async (context, { query = '' }) => ({
    direct: await findDirectMatch(context, query),
  })),

  handle(contract.noteSearch, async (context, input) => ({
    status: await noteSearch(context, input),
  })),

  handle(contract.multisearch, readMultisearch),
]
