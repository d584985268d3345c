'use client'

import { createContext, use } from 'react'

const FavouriteListContext = createContext<string | null>(null)

/** Around the cards of a list of favourites: `<FavouriteListScope value={id}>`. */
export const FavouriteListScope = FavouriteListContext.Provider

/** The list that the cards around stand in; null elsewhere. */
export function useFavouriteList(): string | null {
  return use(FavouriteListContext)
}
