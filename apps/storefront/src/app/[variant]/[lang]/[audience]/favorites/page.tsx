import { link } from '@svetlitsa/domain/route/site-map'
import { searchTexts } from '@svetlitsa/i18n/search-texts'
import { Button } from '@svetlitsa/ui/primitives/button'
import { EmptyState } from '@svetlitsa/ui/primitives/empty-state'
import type { Metadata } from 'next'
import { type ContextParams, contextOf } from '../../../../../page-context.ts'

type FavoritesPageProps = { params: Promise<ContextParams> }

export async function generateMetadata({ params }: FavoritesPageProps): Promise<Metadata> {
  const { language } = contextOf(await params)
  return { title: searchTexts[language].favourites, robots: { index: false } }
}

export default async function FavoritesPage({ params }: FavoritesPageProps) {
  const { language } = contextOf(await params)
  const { favourites, empty, emptyHint, catalog } = searchTexts[language]
  return (
    <div className="page-width pt-6 pb-section">
      <h1 className="mb-6 text-h1">{favourites}</h1>
      <EmptyState
        title={empty}
        actions={
          <Button kind="dark" href={link.catalog()}>
            {catalog}
          </Button>
        }
      >
        {emptyHint}
      </EmptyState>
    </div>
  )
}
