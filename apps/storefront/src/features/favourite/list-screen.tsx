import { useListItems } from '@svetlitsa/api-client/favourite-list/queries'
import { useShellState } from '@svetlitsa/api-client/shell/queries'
import { link } from '@svetlitsa/domain/route/site-map'
import { favouriteTexts } from '@svetlitsa/i18n/favourite/favourite-texts'
import { ErrorNotice } from '@svetlitsa/shell/error/error-notice'
import { FavouriteListProvider } from '@svetlitsa/shell/favourite/favourite-list-provider'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { EmptyState } from '@svetlitsa/ui/feedback/empty-state'
import { useWindows } from '@svetlitsa/ui/overlays/window-host/use-windows'
import { useEffect } from 'react'
import { FavouriteCards } from './favourite-cards.tsx'
import { FavouriteHead } from './favourite-head.tsx'
import { ListActions } from './list-actions.tsx'
import { ListItemActions } from './list-item-actions.tsx'
import { ListsRow } from './lists-row.tsx'
import { ShareButton } from './share-button.tsx'

type ListScreenProps = { id: string; sign: string }

/** One of the customer's lists. A guest is asked to log in and then returns here. */
export function ListScreen({ id, sign }: ListScreenProps) {
  const t = useTexts(favouriteTexts)
  const { open } = useWindows()
  const { data: state } = useShellState()
  const isGuest = state?.user === null
  const { data, isError, refetch } = useListItems(id, { enabled: Boolean(state?.user) })
  useEffect(() => {
    if (isGuest) open('login', { goTo: link.favoritesList(id) })
  }, [isGuest, id, open])

  if (isError) return <ErrorNotice onRetry={() => void refetch()} />
  if (isGuest) {
    return (
      <EmptyState
        headingLevel={1}
        title={t('listsLogin')}
        actions={
          <Button onClick={() => open('login', { goTo: link.favoritesList(id) })}>
            {t('login')}
          </Button>
        }
      />
    )
  }
  if (data === null) {
    return (
      <EmptyState
        headingLevel={1}
        title={t('listUnknown')}
        actions={
          <Button kind="dark" href={link.favorites()}>
            {t('toFavourites')}
          </Button>
        }
      >
        {t('listUnknownHint')}
      </EmptyState>
    )
  }
  return (
    <>
      <FavouriteHead
        title={data?.list.name ?? t('title')}
        count={data?.products.length ? t('count', { count: data.products.length }) : undefined}
      >
        {data && <ShareButton hash={data.hash} name={data.list.name} />}
        {data && <ListActions list={data.list} />}
      </FavouriteHead>
      <ListsRow currentId={id} />
      {data?.products.length === 0 ? (
        <EmptyState
          title={t('emptyList')}
          actions={
            <Button kind="dark" href={link.favorites()}>
              {t('toFavourites')}
            </Button>
          }
        >
          {t('emptyListHint')}
        </EmptyState>
      ) : (
        <FavouriteListProvider value={id}>
          <FavouriteCards products={data?.products} sign={sign} />
          {data && <ListItemActions list={data.list} products={data.products} />}
        </FavouriteListProvider>
      )}
      {data && data.goneCount > 0 && (
        <p className="pt-6 text-small text-ink-soft">{t('gone', { count: data.goneCount })}</p>
      )}
    </>
  )
}
