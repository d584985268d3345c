import { hashKey, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { CallAnswer, CallInput } from '../call/call.ts'
import { unwrapAnswer } from '../call/unwrap-answer.ts'
import { favouriteKeys } from '../favourite/favourite-keys.ts'
import { useInvalidateFavourites } from '../favourite/queries.ts'
import * as api from './client.ts'
import type * as contract from './contract.ts'

export type FavouriteList = CallAnswer<typeof contract.getLists>['lists'][number]

/** The lists of a customer; not fetched for guests. */
export function useFavouriteLists({ enabled }: { enabled: boolean }) {
  return useQuery({
    queryKey: favouriteKeys.lists(),
    queryFn: async ({ signal }) => unwrapAnswer(await api.getLists({}, { signal })).lists,
    enabled,
  })
}

/** The goods of a list; null when the customer has no such list. */
export function useListItems(id: string, { enabled }: { enabled: boolean }) {
  return useQuery({
    queryKey: favouriteKeys.list(id),
    queryFn: async ({ signal }) => {
      const outcome = await api.getListItems({ id }, { signal })
      return outcome.ok ? outcome.answer : null
    },
    enabled,
  })
}

export function useAddList() {
  const invalidate = useInvalidateFavourites()
  return useMutation({
    mutationFn: (name: string) => api.addList({ name }),
    onSuccess: invalidate,
  })
}

export function useRenameList() {
  const invalidate = useInvalidateFavourites()
  return useMutation({
    mutationFn: (input: CallInput<typeof contract.renameList>) => api.renameList(input),
    onSuccess: invalidate,
  })
}

/**
 * Keeps the cached items of the deleted list, because its screen stays visible until navigation.
 */
export function useDeleteList() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => api.deleteList({ id }),
    onSuccess: (_, id) => {
      const deletedHash = hashKey(favouriteKeys.list(id))
      return Promise.all([
        client.invalidateQueries({ queryKey: favouriteKeys.list(id), refetchType: 'none' }),
        client.invalidateQueries({
          queryKey: favouriteKeys.all,
          predicate: ({ queryHash }) => queryHash !== deletedHash,
        }),
      ])
    },
  })
}

export function useAddListItem() {
  const invalidate = useInvalidateFavourites()
  return useMutation({
    mutationFn: (input: CallInput<typeof contract.addListItem>) => api.addListItem(input),
    onSuccess: invalidate,
  })
}

export function useDeleteListItem() {
  const invalidate = useInvalidateFavourites()
  return useMutation({
    mutationFn: (input: CallInput<typeof contract.deleteListItem>) => api.deleteListItem(input),
    onSuccess: invalidate,
  })
}
