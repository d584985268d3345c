import type { FavouriteCard } from '@svetlitsa/api-client/favourite/queries'
import { type FavouriteList, useDeleteListItem } from '@svetlitsa/api-client/favourite-list/queries'
import { formatTypography } from '@svetlitsa/domain/text/format-typography'
import { favouriteTexts } from '@svetlitsa/i18n/favourite/favourite-texts'
import { getErrorMessage } from '@svetlitsa/shell/error/get-error-message'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { useWindows } from '@svetlitsa/ui/overlays/window-host/use-windows'

type ListItemActionsProps = {
  list: FavouriteList
  products: readonly Pick<FavouriteCard, 'id' | 'offerId' | 'name' | 'sizeText'>[]
}

/** The items of a list, each with the actions to move it to another list or remove it. */
export function ListItemActions({ list, products }: ListItemActionsProps) {
  const t = useTexts(favouriteTexts)
  const { open } = useWindows()
  const { mutateAsync, isPending } = useDeleteListItem()
  if (products.length === 0) return null
  const removeItem = async (offerId: number, productId: number, name: string) => {
    try {
      const outcome = await mutateAsync({ id: list.id, offerId, productId })
      if (!outcome.ok) open('result', { title: name, text: outcome.message, tone: 'failed' })
    } catch (error) {
      open('error', { text: getErrorMessage(error) })
    }
  }
  return (
    <details className="pt-10">
      <summary className="w-fit cursor-pointer rounded-small text-h3">{t('arrange')}</summary>
      <ul className="pt-2">
        {products.map(({ id: productId, offerId, name, sizeText }) => (
          <li
            key={offerId}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-2.5"
          >
            <span className="min-w-0">
              {formatTypography(name)}{' '}
              <span className="text-small text-ink-soft">{formatTypography(sizeText)}</span>
            </span>
            <span className="flex flex-wrap gap-2">
              <Button
                kind="quiet"
                size={40}
                onClick={() =>
                  open('favouriteLists', { offerId, productId, name, fromId: list.id })
                }
              >
                {t('moveTo')}
              </Button>
              <Button
                kind="quiet"
                size={40}
                disabled={isPending}
                onClick={() => void removeItem(offerId, productId, name)}
              >
                {t('removeFromList')}
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </details>
  )
}
