import { favouriteTexts } from '@svetlitsa/i18n/favourite-texts'
import type { Metadata } from 'next'
import { FavouritesScreen } from '../../../../../features/favourite/favourites-screen.tsx'
import { loadInitialData } from '../../../../../load-shell.ts'
import { type ContextParams, contextOf } from '../../../../../page-context.ts'

type FavoritesPageProps = { params: Promise<ContextParams> }

export async function generateMetadata({ params }: FavoritesPageProps): Promise<Metadata> {
  const { language } = contextOf(await params)
  return { title: favouriteTexts[language].title, robots: { index: false } }
}

/** The page is the same for everybody; what is marked comes in its island. */
export default async function FavoritesPage({ params }: FavoritesPageProps) {
  const context = contextOf(await params)
  const { regionData } = await loadInitialData(context)
  return (
    <div className="page-width pt-6 pb-section">
      {context.isCrawler ? (
        <h1 className="text-h1">{favouriteTexts[context.language].title}</h1>
      ) : (
        <FavouritesScreen sign={regionData.currency.sign} />
      )}
    </div>
  )
}
