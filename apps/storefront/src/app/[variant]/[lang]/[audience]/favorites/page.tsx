import { favouriteTexts } from '@svetlitsa/i18n/favourite/favourite-texts'
import type { Metadata } from 'next'
import { Island } from '../../../../../island/island.tsx'
import { loadInitialData } from '../../../../../page-context/load-initial-data.ts'
import { type ContextParams, toPageContext } from '../../../../../page-context/page-context.ts'

type FavoritesPageProps = { params: Promise<ContextParams> }

export async function generateMetadata({ params }: FavoritesPageProps): Promise<Metadata> {
  const { language } = toPageContext(await params)
  return { title: favouriteTexts[language].title, robots: { index: false } }
}

/** The page is the same for everybody; the favourites are loaded by its island. */
export default async function FavoritesPage({ params }: FavoritesPageProps) {
  const context = toPageContext(await params)
  const { regionData } = await loadInitialData(context)
  return (
    <div className="page-width pt-6 pb-section">
      {context.isCrawler ? (
        <h1 className="text-h1">{favouriteTexts[context.language].title}</h1>
      ) : (
        <Island
          name="favouritesScreen"
          isScreen
          props={{ sign: regionData.currency.sign }}
          hydrate="load"
        />
      )}
    </div>
  )
}
