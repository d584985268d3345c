import { useQuery } from '@tanstack/react-query'
import { unwrapAnswer } from '../call/unwrap-answer.ts'
import * as api from './client.ts'

/** The stack of a page that failed on the server; asked for only by staff who may see it. */
export function usePageError(path: string, { enabled }: { enabled: boolean }) {
  return useQuery({
    queryKey: ['page-error', path],
    queryFn: async ({ signal }) => unwrapAnswer(await api.getPageError({ path }, { signal })),
    enabled,
  })
}
