'use client'

import { lazyPart } from '@svetlitsa/ui/part/lazy-part'
import { FavouriteButton } from '@svetlitsa/ui/shop/favourite-button'
import { Suspense, useState } from 'react'
import { useFavouriteList } from './favourite-list-scope.tsx'
import { type FavouriteThing, useFavouriteToggle } from './use-favourite-toggle.tsx'

const FavouriteMenu = lazyPart(() =>
  import('./favourite-menu.tsx').then(({ FavouriteMenu }) => ({ default: FavouriteMenu })),
)

/** «В избранное: {name}» and «Убрать из избранного: {name}», for readers. */
export type HeartWords = { add: string; remove: string }

type FavouriteHeartProps = {
  thing: FavouriteThing
  words: HeartWords
  look?: 'bare' | 'white' | 'outline'
  /** The product's own page shows no menu of lists (storefront §2). */
  withoutMenu?: boolean
}

/**
 * The heart of a thing for sale, with the menu of lists that follows it for who is logged in. On the
 * page of a list a heart that is on opens the menu first: out of the list, or out of all favourites.
 */
export function FavouriteHeart({ thing, words, look, withoutMenu }: FavouriteHeartProps) {
  const [hasMenu, setMenu] = useState(false)
  const isInList = useFavouriteList() !== null
  const { isActive, isLoading, toggle, isLoggedIn } = useFavouriteToggle(thing, () =>
    setMenu(isLoggedIn && !withoutMenu),
  )
  const text = isActive ? words.remove : words.add
  const asks = isActive && isInList
  return (
    <div className="relative">
      <FavouriteButton
        active={isActive}
        disabled={isLoading}
        look={look}
        label={text.replace('{name}', thing.name)}
        onToggle={() => {
          setMenu(asks && !hasMenu)
          if (!asks) void toggle()
        }}
      />
      {hasMenu && (
        <Suspense>
          <FavouriteMenu
            thing={thing}
            onClose={() => setMenu(false)}
            onUnmark={() => void toggle()}
          />
        </Suspense>
      )}
    </div>
  )
}
