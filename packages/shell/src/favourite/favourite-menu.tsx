'use client'

import { useDeleteListItem } from '@svetlitsa/api-client/query/favourite'
import { favouriteTexts } from '@svetlitsa/i18n/favourite-texts'
import { useWindows } from '@svetlitsa/ui/chrome/use-windows'
import { HeartMenu } from '@svetlitsa/ui/shop/heart-menu'
import { faultText } from '../fault-text.tsx'
import { useTexts } from '../use-texts.tsx'
import { useFavouriteList } from './favourite-list-scope.tsx'
import type { FavouriteThing } from './use-favourite-toggle.tsx'

/** The menu stays so long (storefront §9), longer while somebody is at it. */
export const favouriteMenuMs = 3_000

type FavouriteMenuProps = { thing: FavouriteThing; onClose: () => void; onUnmark: () => void }

/** Beside the heart: into a list, and on a list's page out of it, or out of all (storefront §4). */
export function FavouriteMenu({ thing, onClose, onUnmark }: FavouriteMenuProps) {
  const say = useTexts(favouriteTexts)
  const { open } = useWindows()
  const listId = useFavouriteList()
  const dropped = useDeleteListItem()
  const { offerId, productId, name } = thing
  const toLists = () => {
    onClose()
    open('favouriteLists', { offerId, productId, name })
  }
  const outOfList = async (id: string) => {
    onClose()
    try {
      const outcome = await dropped.mutateAsync({ id, offerId, productId })
      if (!outcome.ok) open('result', { title: name, text: outcome.message, tone: 'failed' })
    } catch (fault) {
      open('fault', { text: faultText(fault) })
    }
  }
  const outOfAll = () => {
    onClose()
    onUnmark()
  }
  return (
    <HeartMenu
      message={say('saved')}
      shownMs={favouriteMenuMs}
      onClose={onClose}
      actions={[
        { text: say('addToList'), onAct: toLists },
        ...(listId
          ? [
              { text: say('removeFromList'), onAct: () => void outOfList(listId) },
              { text: say('unmark'), onAct: outOfAll },
            ]
          : []),
      ]}
    />
  )
}
