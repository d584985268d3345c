'use client'

import { useFavourites } from '@svetlitsa/api-client/query/favourite'
import { maximumShared } from '@svetlitsa/domain/favourite/share-code'
import { link } from '@svetlitsa/domain/route/site-map'
import { favouriteTexts } from '@svetlitsa/i18n/favourite-texts'
import { FaultNotice } from '@svetlitsa/shell/fault-notice'
import { useTexts } from '@svetlitsa/shell/use-texts'
import { Button } from '@svetlitsa/ui/primitives/button'
import { EmptyState } from '@svetlitsa/ui/primitives/empty-state'
import { ClearFavourites } from './clear-favourites.tsx'
import { FavouriteCards } from './favourite-cards.tsx'
import { FavouriteHead } from './favourite-head.tsx'
import { FavouriteProjects } from './favourite-projects.tsx'
import { ListsRow } from './lists-row.tsx'
import { ShareButton } from './share-button.tsx'

/** Everything that a guest or a customer marked, with the lists and projects beside it. */
export function FavouritesScreen({ sign }: { sign: string }) {
  const say = useTexts(favouriteTexts)
  const { data, isError, refetch } = useFavourites()
  const products = data?.products
  const isEmpty = products?.length === 0

  if (isError) return <FaultNotice onRetry={() => void refetch()} />
  return (
    <>
      <FavouriteHead
        title={say('title')}
        count={isEmpty ? undefined : products && say('count', { count: products.length })}
      >
        {data && !isEmpty && (
          <>
            <ShareButton hash={data.hash} />
            <ClearFavourites />
          </>
        )}
      </FavouriteHead>
      {products && products.length > maximumShared && (
        <p className="pb-4 text-small text-ink-soft">{say('shareMost')}</p>
      )}
      <ListsRow currentId={null} />
      {isEmpty ? (
        <EmptyState
          title={say('empty')}
          actions={
            <Button kind="dark" href={link.catalog()}>
              {say('catalog')}
            </Button>
          }
        >
          {say('emptyHint')}
        </EmptyState>
      ) : (
        <FavouriteCards products={products} sign={sign} />
      )}
      {data && data.goneCount > 0 && (
        <p className="pt-6 text-small text-ink-soft">{say('gone', { count: data.goneCount })}</p>
      )}
      {data && <FavouriteProjects projects={data.projects} />}
    </>
  )
}
