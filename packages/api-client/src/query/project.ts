import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import * as api from '../api/project.ts'
import { answerOf } from '../client/answer-of.ts'
import type { AnswerOf, InputOf } from '../contract/call.ts'
import type * as contract from '../contract/project.ts'

export type Project = NonNullable<AnswerOf<typeof contract.getLastProject>['project']>
export type ProjectInput = InputOf<typeof contract.saveLastProject>

const lastKey = ['project', 'last'] as const

/** The wall that was built last in this browser, or null. */
export function useLastProject() {
  return useQuery({
    queryKey: lastKey,
    queryFn: async ({ signal }) => answerOf(await api.getLastProject({}, { signal })).project,
    // A draft on the screen is newer than what the server keeps.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  })
}

export function useSaveProject() {
  return useMutation({
    mutationFn: async (input: ProjectInput) => answerOf(await api.saveLastProject(input)).project,
  })
}

export function useDeleteProject() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (recordId: number) => answerOf(await api.deleteProject({ recordId })),
    onSuccess: () => client.setQueryData(lastKey, null),
  })
}
