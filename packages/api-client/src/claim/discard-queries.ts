import { useMutation, useQueryClient } from '@tanstack/react-query'
import * as api from './client.ts'
import { claimKeys } from './queries.ts'

/** Discards an unfinished claim; one that is gone already is as good as discarded. */
export function useDiscardClaim() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (guid: string) => {
      const outcome = await api.discardClaim({ claim: guid })
      return outcome.ok || outcome.reason === 'not_found' ? null : outcome.message
    },
    onSuccess: (refused, guid) => {
      const queryKey = claimKeys.one(guid)
      // The page of a discarded one is about to be left, and does not ask for it again.
      void client.invalidateQueries({ queryKey, refetchType: refused ? 'active' : 'none' })
      return client.invalidateQueries({ queryKey: [...claimKeys.all, 'list'] })
    },
  })
}
