import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { basketKeys } from '../basket/basket-cache.ts'
import type { CallAnswer, CallInput } from '../call/call.ts'
import { unwrapAnswer } from '../call/unwrap-answer.ts'
import * as api from './client.ts'
import type * as contract from './contract.ts'

export type Project = NonNullable<CallAnswer<typeof contract.getLastProject>['project']>
export type ProjectInput = CallInput<typeof contract.saveLastProject>

const lastKey = ['project', 'last'] as const
const inBasketKey = ['project', 'in-basket'] as const

/**
 * The last project edited in this browser, or null. An address with `project` opens that one: the
 * basket leads back to it by `kitchenUrl`.
 */
export function useLastProject() {
  return useQuery({
    queryKey: lastKey,
    queryFn: async ({ signal }) => {
      const guid = new URLSearchParams(window.location.search).get('project')
      return unwrapAnswer(await api.getLastProject(guid ? { guid } : {}, { signal })).project
    },
    // The draft on the screen is newer than the server's copy.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  })
}

export function useSaveProject() {
  return useMutation({
    mutationFn: async (input: ProjectInput) =>
      unwrapAnswer(await api.saveLastProject(input)).project,
  })
}

/** The project whose modules are in the basket. */
export function useBasketProject({ enabled }: { enabled: boolean }) {
  return useQuery({
    queryKey: inBasketKey,
    enabled,
    queryFn: async ({ signal }) => unwrapAnswer(await api.getBasketProject({}, { signal })).project,
  })
}

export function useDeleteProject() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (recordId: number) => unwrapAnswer(await api.deleteProject({ recordId })),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: ['project'] })
      // Its kitchenUrl led to the project.
      void client.invalidateQueries({ queryKey: basketKeys.all })
    },
  })
}
