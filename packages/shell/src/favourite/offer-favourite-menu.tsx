import { useDeleteListItem } from '@svetlitsa/api-client/favourite-list/queries'
import { favouriteTexts } from '@svetlitsa/i18n/favourite/favourite-texts'
import { useWindows } from '@svetlitsa/ui/overlays/window-host/use-windows'
import { FavouriteMenu } from '@svetlitsa/ui/product/favourite-button/favourite-menu'
import { getErrorMessage } from '../error/get-error-message.ts'
import { useTexts } from '../language/use-texts.ts'
import { useFavouriteList } from './favourite-list-provider.ts'
import type { FavouriteItem } from './use-favourite-toggle.ts'

/** How long the menu stays open (favorites.menu); longer while it is hovered or focused. */
export const favouriteMenuDurationMs = 3_000

type FavouriteMenuProps = { item: FavouriteItem; onClose: () => void; onUnmark: () => void }

/**
 * The menu beside the favourite button: add to a list; on a list's page remove from it or from all
 * favourites (favorites.menu).
 */
export function OfferFavouriteMenu({ item, onClose, onUnmark }: FavouriteMenuProps) {
  const t = useTexts(favouriteTexts)
  const { open } = useWindows()
  const listId = useFavouriteList()
  const deletion = useDeleteListItem()
  const { offerId, productId, name } = item
  const openLists = () => {
    onClose()
    open('favouriteLists', { offerId, productId, name })
  }
  const removeFromList = async (id: string) => {
    onClose()
    try {
      const outcome = await deletion.mutateAsync({ id, offerId, productId })
      if (!outcome.ok) open('result', { title: name, text: outcome.message, tone: 'failed' })
    } catch (error) {
      open('error', { text: getErrorMessage(error) })
    }
  }
  const removeFavourite = () => {
    onClose()
    onUnmark()
  }
  return (
    <FavouriteMenu
      message={t('saved')}
      durationMs={favouriteMenuDurationMs}
      onClose={onClose}
      actions={[
        { text: t('addToList'), onSelect: openLists },
        ...(listId
          ? [
              { text: t('removeFromList'), onSelect: () => void removeFromList(listId) },
              { text: t('unmark'), onSelect: removeFavourite },
            ]
          : []),
      ]}
    />
  )
}
