import { compareTexts } from '@svetlitsa/i18n/compare/compare-texts'
import type { Metadata } from 'next'
import { Island } from '../../../../../island/island.tsx'
import { loadInitialData } from '../../../../../page-context/load-initial-data.ts'
import { type ContextParams, toPageContext } from '../../../../../page-context/page-context.ts'

type ComparePageProps = { params: Promise<ContextParams> }

export async function generateMetadata({ params }: ComparePageProps): Promise<Metadata> {
  const { language } = toPageContext(await params)
  return { title: compareTexts[language].title, robots: { index: false } }
}

/** The page is the same for everybody; which products are compared is known to the browser alone. */
export default async function ComparePage({ params }: ComparePageProps) {
  const context = toPageContext(await params)
  const { regionData } = await loadInitialData(context)
  return (
    <div className="page-width pt-6 pb-section">
      {context.isCrawler ? (
        <h1 className="text-h1">{compareTexts[context.language].title}</h1>
      ) : (
        <Island
          name="compareScreen"
          isScreen
          props={{ sign: regionData.currency.sign }}
          hydrate="load"
        />
      )}
    </div>
  )
}
