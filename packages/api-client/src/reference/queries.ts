import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { unwrapAnswer } from '../call/unwrap-answer.ts'
import * as api from './client.ts'
import type { ReferenceKind } from './contract.ts'

export type { ReferenceKind }

/** What a field may refer to, by a part of its name. */
export function useReferences(kind: ReferenceKind, search: string, isAsked: boolean) {
  return useQuery({
    queryKey: ['reference', kind, 'search', search],
    queryFn: async ({ signal }) =>
      unwrapAnswer(await api.findReferences({ kind, search }, { signal })).references,
    enabled: isAsked,
    placeholderData: keepPreviousData,
  })
}

/** What a field refers to already; null for something that is not there. */
export function useReference(kind: ReferenceKind, value: string) {
  return useQuery({
    queryKey: ['reference', kind, 'value', value],
    queryFn: async ({ signal }) => {
      const { references } = unwrapAnswer(await api.findReferences({ kind, value }, { signal }))
      return references[0] ?? null
    },
    enabled: value !== '',
  })
}
