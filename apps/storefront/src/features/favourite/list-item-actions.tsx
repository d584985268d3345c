'use client'

import {
  type FavouriteCard,
  type FavouriteList,
  useDeleteListItem,
} from '@svetlitsa/api-client/query/favourite'
import { typo } from '@svetlitsa/domain/text/typo'
import { favouriteTexts } from '@svetlitsa/i18n/favourite-texts'
import { faultText } from '@svetlitsa/shell/fault-text'
import { useTexts } from '@svetlitsa/shell/use-texts'
import { useWindows } from '@svetlitsa/ui/chrome/use-windows'
import { Button } from '@svetlitsa/ui/primitives/button'

type ListItemActionsProps = {
  list: FavouriteList
  products: readonly Pick<FavouriteCard, 'id' | 'offerId' | 'name' | 'sizeText'>[]
}

/** Each thing of a list in a line: into another list, or out of this one. */
export function ListItemActions({ list, products }: ListItemActionsProps) {
  const say = useTexts(favouriteTexts)
  const { open } = useWindows()
  const { mutateAsync, isPending } = useDeleteListItem()
  if (products.length === 0) return null
  const drop = async (offerId: number, productId: number, name: string) => {
    try {
      const outcome = await mutateAsync({ id: list.id, offerId, productId })
      if (!outcome.ok) open('result', { title: name, text: outcome.message, tone: 'failed' })
    } catch (fault) {
      open('fault', { text: faultText(fault) })
    }
  }
  return (
    <details className="pt-10">
      <summary className="w-fit cursor-pointer rounded-small text-h3">{say('arrange')}</summary>
      <ul className="pt-2">
        {products.map(({ id: productId, offerId, name, sizeText }) => (
          <li
            key={offerId}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-2.5"
          >
            <span className="min-w-0">
              {typo(name)} <span className="text-small text-ink-soft">{typo(sizeText)}</span>
            </span>
            <span className="flex flex-wrap gap-2">
              <Button
                kind="quiet"
                size={40}
                onClick={() =>
                  open('favouriteLists', { offerId, productId, name, fromId: list.id })
                }
              >
                {say('moveTo')}
              </Button>
              <Button
                kind="quiet"
                size={40}
                disabled={isPending}
                onClick={() => void drop(offerId, productId, name)}
              >
                {say('removeFromList')}
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </details>
  )
}
