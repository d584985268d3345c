import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { CallAnswer } from '../call/call.ts'
import { unwrapAnswer } from '../call/unwrap-answer.ts'
import { shellKeys } from '../shell/queries.ts'
import * as api from './client.ts'
import type * as contract from './contract.ts'
import { favouriteKeys } from './favourite-keys.ts'

export type Favourites = CallAnswer<typeof contract.getFavourites>
export type FavouriteCard = Favourites['products'][number]

/** The visitor's favourites as cards, with their saved projects. */
export function useFavourites() {
  return useQuery(
    queryOptions({
      queryKey: favouriteKeys.items(),
      queryFn: async ({ signal }) => unwrapAnswer(await api.getFavourites({}, { signal })),
    }),
  )
}

/** Invalidates all favourites and the header's count. */
export function useInvalidateFavourites() {
  const client = useQueryClient()
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: favouriteKeys.all }),
      client.invalidateQueries({ queryKey: shellKeys.state() }),
    ])
}

export function useClearFavourites() {
  const invalidate = useInvalidateFavourites()
  return useMutation({
    mutationFn: async () => unwrapAnswer(await api.clearFavourites({})),
    onSuccess: invalidate,
  })
}

/** Marks several offers at once: copies a shared list to the visitor's favourites. */
export function useSaveFavourites() {
  const invalidate = useInvalidateFavourites()
  return useMutation({
    mutationFn: (offerIds: number[]) => api.saveFavourites({ offerIds }),
    onSuccess: invalidate,
  })
}

export function useDeleteFavouriteProject() {
  const invalidate = useInvalidateFavourites()
  return useMutation({
    mutationFn: async (projectID: string) =>
      unwrapAnswer(await api.deleteFavouriteProject({ projectID })),
    onSuccess: invalidate,
  })
}
