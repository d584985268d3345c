'use client'

import { FavouriteButton } from '@svetlitsa/ui/shop/favourite-button'
import { Suspense, useState } from 'react'
import { lazyPart } from '../version/lazy-part.tsx'
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

/** The heart of a thing for sale, with the menu of lists that follows it for who is logged in. */
export function FavouriteHeart({ thing, words, look, withoutMenu }: FavouriteHeartProps) {
  const [hasMenu, setMenu] = useState(false)
  const { isActive, isLoading, toggle, isLoggedIn } = useFavouriteToggle(thing, () =>
    setMenu(isLoggedIn && !withoutMenu),
  )
  const text = isActive ? words.remove : words.add
  return (
    <div className="relative">
      <FavouriteButton
        active={isActive}
        disabled={isLoading}
        look={look}
        label={text.replace('{name}', thing.name)}
        onToggle={() => {
          setMenu(false)
          void toggle()
        }}
      />
      {hasMenu && (
        <Suspense>
          <FavouriteMenu thing={thing} onClose={() => setMenu(false)} />
        </Suspense>
      )}
    </div>
  )
}
