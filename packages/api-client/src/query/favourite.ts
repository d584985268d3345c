import { hashKey, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import * as api from '../api/favourite.ts'
import * as listApi from '../api/favourite-list.ts'
import { answerOf } from '../client/answer-of.ts'
import type { AnswerOf, InputOf } from '../contract/call.ts'
import type * as contract from '../contract/favourite.ts'
import type * as listContract from '../contract/favourite-list.ts'
import { favouriteKeys } from './favourite-keys.ts'
import { shellKeys } from './shell.ts'

export type Favourites = AnswerOf<typeof contract.getFavourites>
export type FavouriteCard = Favourites['products'][number]
export type FavouriteList = AnswerOf<typeof listContract.getLists>['lists'][number]

/** One's own favourites as cards, with the projects that are kept. */
export function useFavourites() {
  return useQuery(
    queryOptions({
      queryKey: favouriteKeys.own(),
      queryFn: async ({ signal }) => answerOf(await api.getFavourites({}, { signal })),
    }),
  )
}

/** A customer's lists; nobody else is asked for. */
export function useFavouriteLists({ enabled }: { enabled: boolean }) {
  return useQuery({
    queryKey: favouriteKeys.lists(),
    queryFn: async ({ signal }) => answerOf(await listApi.getLists({}, { signal })).lists,
    enabled,
  })
}

/** The goods of a list; null where the customer has no such list. */
export function useListItems(id: string, { enabled }: { enabled: boolean }) {
  return useQuery({
    queryKey: favouriteKeys.list(id),
    queryFn: async ({ signal }) => {
      const outcome = await listApi.getListItems({ id }, { signal })
      return outcome.ok ? outcome.answer : null
    },
    enabled,
  })
}

/** All favourites are asked for anew, and the header's count with them. */
function useRefresh() {
  const client = useQueryClient()
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: favouriteKeys.all }),
      client.invalidateQueries({ queryKey: shellKeys.state() }),
    ])
}

export function useClearFavourites() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: async () => answerOf(await api.clearFavourites({})),
    onSuccess: refresh,
  })
}

/** Marks many at once: somebody else's list becomes one's own. */
export function useSaveFavourites() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (offerIds: number[]) => api.saveFavourites({ offerIds }),
    onSuccess: refresh,
  })
}

export function useDeleteProject() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: async (projectID: string) =>
      answerOf(await api.deleteFavouriteProject({ projectID })),
    onSuccess: refresh,
  })
}

export function useAddList() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (name: string) => listApi.addList({ name }),
    onSuccess: refresh,
  })
}

export function useRenameList() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (input: InputOf<typeof listContract.renameList>) => listApi.renameList(input),
    onSuccess: refresh,
  })
}

/** What stands on the screen of a list that is gone stays until the screen is left. */
export function useDeleteList() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => listApi.deleteList({ id }),
    onSuccess: (_, id) => {
      const gone = hashKey(favouriteKeys.list(id))
      return Promise.all([
        client.invalidateQueries({ queryKey: favouriteKeys.list(id), refetchType: 'none' }),
        client.invalidateQueries({
          queryKey: favouriteKeys.all,
          predicate: ({ queryHash }) => queryHash !== gone,
        }),
      ])
    },
  })
}

export function useAddListItem() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (input: InputOf<typeof listContract.addListItem>) => listApi.addListItem(input),
    onSuccess: refresh,
  })
}

export function useDeleteListItem() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (input: InputOf<typeof listContract.deleteListItem>) =>
      listApi.deleteListItem(input),
    onSuccess: refresh,
  })
}
