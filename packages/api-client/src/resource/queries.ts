import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { unwrapAnswer } from '../call/unwrap-answer.ts'
import type { AnyBoundResource } from './client.ts'

export type ResourceValues = Record<string, unknown>
/** A row as the screens of the back office show it. */
export interface ResourceRow {
  id: string
  version: string
  values: ResourceValues
  facts: Record<string, unknown>
}
/** What of a list is shown. */
export interface ResourceChoice {
  search: string
  sort?: string | undefined
  isDescending: boolean
  filters: Record<string, unknown>
}

/** The key of everything that is shown of a resource. */
export const getResourceKey = ({ path }: { path: string }) => ['resource', path] as const

const keys = {
  list: (resource: AnyBoundResource, choice: ResourceChoice, page: number) =>
    [...getResourceKey(resource), 'list', choice, page] as const,
  history: (resource: AnyBoundResource, id: string | undefined) =>
    [...getResourceKey(resource), 'history', id] as const,
}

/** A page of a list. */
export function useResourceList(resource: AnyBoundResource, choice: ResourceChoice, page: number) {
  return useQuery({
    queryKey: keys.list(resource, choice, page),
    queryFn: async ({ signal }) =>
      unwrapAnswer(await resource.list({ ...choice, page }, { signal })),
    placeholderData: keepPreviousData,
  })
}

/** Who changed a row, or any of them, newest first. */
export function useResourceHistory(resource: AnyBoundResource, id: string | undefined) {
  return useInfiniteQuery({
    queryKey: keys.history(resource, id),
    queryFn: async ({ signal, pageParam }) =>
      unwrapAnswer(await resource.history({ id, after: pageParam }, { signal })),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  })
}

type Action = 'create' | 'change' | 'remove' | 'undo' | 'importRows'
type ActionInput<Name extends Action> = Parameters<AnyBoundResource[Name]>[0] & { key: string }

/** A write of a resource, after which everything shown of it is asked again. */
export function useResourceWrite<Name extends Action>(resource: AnyBoundResource, name: Name) {
  const client = useQueryClient()
  const send = resource[name] as (
    input: object,
    options: { idempotencyKey: string },
  ) => Promise<Awaited<ReturnType<AnyBoundResource[Name]>>>
  return useMutation({
    mutationFn: ({ key, ...input }: ActionInput<Name>) => send(input, { idempotencyKey: key }),
    onSettled: () => client.invalidateQueries({ queryKey: getResourceKey(resource) }),
  })
}

/** All rows of a choice as one CSV file; asked for in parts, so that none is large. */
export async function exportResource(
  resource: AnyBoundResource,
  choice: ResourceChoice,
): Promise<Blob> {
  const parts: string[] = []
  for (let part: number | null = 1; part !== null; ) {
    const answer: { csv: string; next: number | null } = unwrapAnswer(
      await resource.exportRows({ ...choice, part }),
    )
    parts.push(answer.csv)
    part = answer.next
  }
  return new Blob(parts, { type: 'text/csv;charset=utf-8' })
}
