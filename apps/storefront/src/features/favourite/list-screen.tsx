'use client'

import { useListItems } from '@svetlitsa/api-client/query/favourite'
import { useShellState } from '@svetlitsa/api-client/query/shell'
import { link } from '@svetlitsa/domain/route/site-map'
import { favouriteTexts } from '@svetlitsa/i18n/favourite-texts'
import { FaultNotice } from '@svetlitsa/shell/fault-notice'
import { FavouriteListScope } from '@svetlitsa/shell/favourite/favourite-list-scope'
import { useTexts } from '@svetlitsa/shell/use-texts'
import { useWindows } from '@svetlitsa/ui/chrome/use-windows'
import { Button } from '@svetlitsa/ui/primitives/button'
import { EmptyState } from '@svetlitsa/ui/primitives/empty-state'
import { useEffect } from 'react'
import { FavouriteCards } from './favourite-cards.tsx'
import { FavouriteHead } from './favourite-head.tsx'
import { ListItemActions } from './list-item-actions.tsx'
import { ListManage } from './list-manage.tsx'
import { ListsRow } from './lists-row.tsx'
import { ShareButton } from './share-button.tsx'

type ListScreenProps = { id: string; sign: string }

/** One of the customer's lists. A guest is asked to log in and comes back here. */
export function ListScreen({ id, sign }: ListScreenProps) {
  const say = useTexts(favouriteTexts)
  const { open } = useWindows()
  const { data: state } = useShellState()
  const isGuest = state?.user === null
  const { data, isError, refetch } = useListItems(id, { enabled: Boolean(state?.user) })
  useEffect(() => {
    if (isGuest) open('login', { goTo: link.favoritesList(id) })
  }, [isGuest, id, open])

  if (isError) return <FaultNotice onRetry={() => void refetch()} />
  if (isGuest) {
    return (
      <EmptyState
        headingLevel={1}
        title={say('listsLogin')}
        actions={
          <Button onClick={() => open('login', { goTo: link.favoritesList(id) })}>
            {say('login')}
          </Button>
        }
      />
    )
  }
  if (data === null) {
    return (
      <EmptyState
        headingLevel={1}
        title={say('listUnknown')}
        actions={
          <Button kind="dark" href={link.favorites()}>
            {say('toFavourites')}
          </Button>
        }
      >
        {say('listUnknownHint')}
      </EmptyState>
    )
  }
  return (
    <>
      <FavouriteHead
        title={data?.list.name ?? say('title')}
        count={data?.products.length ? say('count', { count: data.products.length }) : undefined}
      >
        {data && <ShareButton hash={data.hash} name={data.list.name} />}
        {data && <ListManage list={data.list} />}
      </FavouriteHead>
      <ListsRow currentId={id} />
      {data?.products.length === 0 ? (
        <EmptyState
          title={say('emptyList')}
          actions={
            <Button kind="dark" href={link.favorites()}>
              {say('toFavourites')}
            </Button>
          }
        >
          {say('emptyListHint')}
        </EmptyState>
      ) : (
        <FavouriteListScope value={id}>
          <FavouriteCards products={data?.products} sign={sign} />
          {data && <ListItemActions list={data.list} products={data.products} />}
        </FavouriteListScope>
      )}
      {data && data.goneCount > 0 && (
        <p className="pt-6 text-small text-ink-soft">{say('gone', { count: data.goneCount })}</p>
      )}
    </>
  )
}
