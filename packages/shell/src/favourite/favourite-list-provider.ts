import { createContext, use } from 'react'

const FavouriteListContext = createContext<string | null>(null)

/** Wraps the cards of a favourites list: `<FavouriteListProvider value={id}>`. */
export const FavouriteListProvider = FavouriteListContext.Provider

/** The id of the list that contains the surrounding cards; null elsewhere. */
export function useFavouriteList(): string | null {
  return use(FavouriteListContext)
}
