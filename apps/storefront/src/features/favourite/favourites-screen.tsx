import { useClearFavourites, useFavourites } from '@svetlitsa/api-client/favourite/queries'
import { maxSharedOffers } from '@svetlitsa/domain/favourite/share-code'
import { link } from '@svetlitsa/domain/route/site-map'
import { favouriteTexts } from '@svetlitsa/i18n/favourite/favourite-texts'
import { ErrorNotice } from '@svetlitsa/shell/error/error-notice'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { EmptyState } from '@svetlitsa/ui/feedback/empty-state'
import { ConfirmButton } from './confirm-button.tsx'
import { FavouriteCards } from './favourite-cards.tsx'
import { FavouriteHead } from './favourite-head.tsx'
import { FavouriteProjects } from './favourite-projects.tsx'
import { ListsRow } from './lists-row.tsx'
import { ShareButton } from './share-button.tsx'

/** All favourites of a guest or customer, with the lists and projects. */
export function FavouritesScreen({ sign }: { sign: string }) {
  const t = useTexts(favouriteTexts)
  const { data, isError, refetch } = useFavourites()
  const products = data?.products
  const isEmpty = products?.length === 0 && data?.projects.length === 0

  if (isError) return <ErrorNotice onRetry={() => void refetch()} />
  return (
    <>
      <FavouriteHead
        title={t('title')}
        count={products?.length ? t('count', { count: products.length }) : undefined}
      >
        {data && !isEmpty && (
          <>
            <ShareButton hash={data.hash} />
            <ClearFavourites />
          </>
        )}
      </FavouriteHead>
      {products && products.length > maxSharedOffers && (
        <p className="pb-4 text-small text-ink-soft">{t('shareMost')}</p>
      )}
      <ListsRow currentId={null} />
      {isEmpty ? (
        <EmptyState
          title={t('empty')}
          actions={
            <Button kind="dark" href={link.catalog()}>
              {t('catalog')}
            </Button>
          }
        >
          {t('emptyHint')}
        </EmptyState>
      ) : (
        <FavouriteCards products={products} sign={sign} />
      )}
      {data && data.goneCount > 0 && (
        <p className="pt-6 text-small text-ink-soft">{t('gone', { count: data.goneCount })}</p>
      )}
      {data && <FavouriteProjects projects={data.projects} sign={sign} />}
    </>
  )
}

/** Removes all favourites after a confirmation. */
function ClearFavourites() {
  const t = useTexts(favouriteTexts)
  const { mutateAsync } = useClearFavourites()
  return (
    <ConfirmButton
      texts={{
        title: t('clearTitle'),
        text: t('clearText'),
        yes: t('clearYes'),
        no: t('cancel'),
      }}
      onYes={async () => void (await mutateAsync())}
      trigger={(open) => (
        <Button kind="quiet" size={40} onClick={open}>
          {t('clear')}
        </Button>
      )}
    />
  )
}
