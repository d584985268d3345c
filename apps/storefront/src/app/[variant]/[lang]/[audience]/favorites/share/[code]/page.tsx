import { link } from '@svetlitsa/domain/route/site-map'
import { favouriteTexts } from '@svetlitsa/i18n/favourite/favourite-texts'
import { getTranslator } from '@svetlitsa/i18n/translator/get-translator'
import { Button } from '@svetlitsa/ui/actions/button'
import { EmptyState } from '@svetlitsa/ui/feedback/empty-state'
import type { Metadata } from 'next'
import { CardList } from '../../../../../../../card/card-list.tsx'
import { FavouriteHead } from '../../../../../../../features/favourite/favourite-head.tsx'
import { loadSharedFavourites } from '../../../../../../../features/favourite/load-shared-favourites.ts'
import { parseSharedCode } from '../../../../../../../features/favourite/parse-shared-code.ts'
import { Island } from '../../../../../../../island/island.tsx'
import { loadInitialData } from '../../../../../../../page-context/load-initial-data.ts'
import {
  type ContextParams,
  toPageContext,
} from '../../../../../../../page-context/page-context.ts'

type SharePageProps = { params: Promise<ContextParams & { code: string }> }

export async function generateMetadata({ params }: SharePageProps): Promise<Metadata> {
  const { language } = toPageContext(await params)
  return { title: favouriteTexts[language].shared, robots: { index: false } }
}

/** Shared favourites, open to anyone. An invalid code shows its own message. */
export default async function SharePage({ params }: SharePageProps) {
  const { code, ...rest } = await params
  const context = toPageContext(rest)
  const t = getTranslator(favouriteTexts, context.language)
  const hash = parseSharedCode(code)
  const shared = hash === null ? null : await loadSharedFavourites(context, hash)
  if (!shared) {
    return (
      <div className="page-width pt-6 pb-section">
        <EmptyState
          size="page"
          headingLevel={1}
          title={t('badShare')}
          actions={
            <Button kind="dark" href={link.catalog()}>
              {t('catalog')}
            </Button>
          }
        >
          {t('badShareHint')}
        </EmptyState>
      </div>
    )
  }
  const { regionData } = await loadInitialData(context)
  const { products, goneCount } = shared
  return (
    <div className="page-width pt-6 pb-section">
      <FavouriteHead title={t('shared')} count={t('count', { count: products.length })}>
        {!context.isCrawler && products.length > 0 && (
          <Island
            name="saveSharedButton"
            props={{ offerIds: products.map(({ offerId }) => offerId) }}
          />
        )}
      </FavouriteHead>
      <CardList products={products} context={context} sign={regionData.currency.sign} />
      {goneCount > 0 && (
        <p className="pt-6 text-small text-ink-soft">{t('gone', { count: goneCount })}</p>
      )}
    </div>
  )
}
