import { favouriteTexts } from '@svetlitsa/i18n/favourite/favourite-texts'
import type { Metadata } from 'next'
import { Island } from '../../../../../../../island/island.tsx'
import { loadInitialData } from '../../../../../../../page-context/load-initial-data.ts'
import {
  type ContextParams,
  toPageContext,
} from '../../../../../../../page-context/page-context.ts'

type ListPageProps = { params: Promise<ContextParams & { id: string }> }

export async function generateMetadata({ params }: ListPageProps): Promise<Metadata> {
  const { language } = toPageContext(await params)
  return { title: favouriteTexts[language].lists, robots: { index: false } }
}

/** A customer's list of favourites. Its owner and items are loaded in the browser only. */
export default async function ListPage({ params }: ListPageProps) {
  const { id, ...rest } = await params
  const context = toPageContext(rest)
  const { regionData } = await loadInitialData(context)
  return (
    <div className="page-width pt-6 pb-section">
      {context.isCrawler ? (
        <h1 className="text-h1">{favouriteTexts[context.language].lists}</h1>
      ) : (
        <Island
          name="listScreen"
          isScreen
          props={{ id, sign: regionData.currency.sign }}
          hydrate="load"
        />
      )}
    </div>
  )
}
