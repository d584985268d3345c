import * as contract from '@svetlitsa/api-client/suggestion/contract'
import { handle } from '../../platform/http/handle.ts'
import type { Services } from '../../platform/services/services.ts'
import { askProvider } from './ask-provider.ts'
import type { CompanySuggester } from './company-suggester.ts'
import { createDadataCompanySuggester } from './dadata-company-suggester.ts'
import { embeddedCompanySuggester } from './embedded-company-suggester.ts'
import { limitSuggestions } from './limit-suggestions.ts'
import { getDadataAccess } from './post-to-dadata.ts'

export const suggestionRoutes = [
  handle(contract.suggestParty, async (context, { query }) => {
    await limitSuggestions(context)
    const { services } = context
    const found = await askProvider(services, `party:${query.trim().toLowerCase()}`, () =>
      getSuggester(services).findParties(query),
    )
    return { suggestions: found ?? [], isAvailable: found !== null }
  }),

  handle(contract.suggestBank, async (context, { query }) => {
    await limitSuggestions(context)
    const { services } = context
    const found = await askProvider(services, `bank:${query.trim().toLowerCase()}`, () =>
      getSuggester(services).findBanks(query),
    )
    return { suggestions: found ?? [], isAvailable: found !== null }
  }),
]

function getSuggester({ env }: Services): CompanySuggester {
  const access = getDadataAccess(env)
  return access ? createDadataCompanySuggester(access) : embeddedCompanySuggester
}
