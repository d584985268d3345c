import { lazyWithReload } from '@svetlitsa/ui/lazy/lazy-with-reload'
import { FavouriteButton } from '@svetlitsa/ui/product/favourite-button'
import { Suspense, useState } from 'react'
import { useFavouriteList } from './favourite-list-provider.ts'
import { type FavouriteItem, useFavouriteToggle } from './use-favourite-toggle.ts'

const FavouriteMenu = lazyWithReload(() =>
  import('./offer-favourite-menu.tsx').then(({ OfferFavouriteMenu }) => ({
    default: OfferFavouriteMenu,
  })),
)

/** «В избранное: {name}» and «Убрать из избранного: {name}», for screen readers. */
export type HeartTexts = { add: string; remove: string }

type FavouriteHeartProps = {
  item: FavouriteItem
  texts: HeartTexts
  variant?: 'bare' | 'white' | 'outline'
  /** The product page shows no menu of lists (product.crumbs-menu). */
  withoutMenu?: boolean
}

/**
 * The favourite button of an offer, followed for logged-in customers by the menu of lists. On the
 * page of a list, pressing an active button opens the menu first: remove from the list, or from all
 * favourites.
 */
export function FavouriteHeart({ item, texts, variant, withoutMenu }: FavouriteHeartProps) {
  const [hasMenu, setMenu] = useState(false)
  const isInList = useFavouriteList() !== null
  const { isActive, isLoading, toggle } = useFavouriteToggle(item, (isLoggedIn) =>
    setMenu(isLoggedIn && !withoutMenu),
  )
  const template = isActive ? texts.remove : texts.add
  const opensMenu = isActive && isInList
  return (
    <div className="relative">
      <FavouriteButton
        active={isActive}
        disabled={isInList && isLoading}
        variant={variant}
        label={template.replace('{name}', item.name)}
        onToggle={() => {
          setMenu(opensMenu && !hasMenu)
          if (!opensMenu) void toggle()
        }}
      />
      {hasMenu && (
        <Suspense>
          <FavouriteMenu
            item={item}
            onClose={() => setMenu(false)}
            onUnmark={() => void toggle()}
          />
        </Suspense>
      )}
    </div>
  )
}
