import { useMutation, useQuery } from '@tanstack/react-query'
import type { CallAnswer, CallInput } from '../call/call.ts'
import { unwrapAnswer } from '../call/unwrap-answer.ts'
import * as api from './client.ts'
import type * as contract from './contract.ts'

export type Project = NonNullable<CallAnswer<typeof contract.getLastProject>['project']>
export type ProjectInput = CallInput<typeof contract.saveLastProject>

const lastKey = ['project', 'last'] as const

/** The last project edited in this browser, or null. */
export function useLastProject() {
  return useQuery({
    queryKey: lastKey,
    queryFn: async ({ signal }) => unwrapAnswer(await api.getLastProject({}, { signal })).project,
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
