import { useQuery } from '@tanstack/react-query'
import { unwrapAnswer } from '../call/unwrap-answer.ts'
import * as api from './client.ts'
import type { UploadPurpose } from './contract.ts'

/** The person's files that arrived and that no form has taken, asked for anew at every use. */
export function useLooseUploads(purpose: UploadPurpose, isEnabled: boolean) {
  return useQuery({
    queryKey: ['upload', 'loose', purpose],
    queryFn: async ({ signal }) =>
      unwrapAnswer(await api.getUploads({ purpose }, { signal })).finished,
    enabled: isEnabled,
    staleTime: 0,
    gcTime: 0,
  })
}
