import { link } from '@svetlitsa/domain/route/site-map'
import { favouriteTexts } from '@svetlitsa/i18n/favourite-texts'
import { translator } from '@svetlitsa/i18n/translator'
import { Button } from '@svetlitsa/ui/primitives/button'
import { EmptyState } from '@svetlitsa/ui/primitives/empty-state'
import type { Metadata } from 'next'
import { CardList } from '../../../../../../../cards/card-list.tsx'
import { FavouriteHead } from '../../../../../../../features/favourite/favourite-head.tsx'
import { loadShared } from '../../../../../../../features/favourite/load-shared.ts'
import { SaveShared } from '../../../../../../../features/favourite/save-shared.tsx'
import { loadInitialData } from '../../../../../../../load-shell.ts'
import { type ContextParams, contextOf } from '../../../../../../../page-context.ts'
import { readSharedCode } from '../../../../../../../read-shared-code.ts'

type SharePageProps = { params: Promise<ContextParams & { code: string }> }

export async function generateMetadata({ params }: SharePageProps): Promise<Metadata> {
  const { language } = contextOf(await params)
  return { title: favouriteTexts[language].shared, robots: { index: false } }
}

/** Favourites that somebody shared, open for anyone; a code that says nothing gets its own words. */
export default async function SharePage({ params }: SharePageProps) {
  const { code, ...rest } = await params
  const context = contextOf(rest)
  const say = translator(favouriteTexts, context.language)
  const hash = readSharedCode(code)
  const shared = hash === null ? null : await loadShared(context, hash)
  if (!shared) {
    return (
      <div className="page-width pt-6 pb-section">
        <EmptyState
          size="page"
          headingLevel={1}
          title={say('badShare')}
          actions={
            <Button kind="dark" href={link.catalog()}>
              {say('catalog')}
            </Button>
          }
        >
          {say('badShareHint')}
        </EmptyState>
      </div>
    )
  }
  const { regionData } = await loadInitialData(context)
  const { products, goneCount } = shared
  return (
    <div className="page-width pt-6 pb-section">
      <FavouriteHead title={say('shared')} count={say('count', { count: products.length })}>
        {!context.isCrawler && products.length > 0 && (
          <SaveShared offerIds={products.map(({ offerId }) => offerId)} />
        )}
      </FavouriteHead>
      <CardList products={products} context={context} sign={regionData.currency.sign} />
      {goneCount > 0 && (
        <p className="pt-6 text-small text-ink-soft">{say('gone', { count: goneCount })}</p>
      )}
    </div>
  )
}
