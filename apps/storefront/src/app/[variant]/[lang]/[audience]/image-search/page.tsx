import { link } from '@svetlitsa/domain/route/site-map'
import { imageSearchTexts } from '@svetlitsa/i18n/image-search/image-search-texts'
import { searchTexts } from '@svetlitsa/i18n/search/search-texts'
import { shellTexts } from '@svetlitsa/i18n/shell/shell-texts'
import { getTranslator } from '@svetlitsa/i18n/translator/get-translator'
import { EmptyState } from '@svetlitsa/ui/feedback/empty-state'
import type { Metadata } from 'next'
import { loadImageSearch } from '../../../../../features/image-search/load-image-search.ts'
import { QueryPicture } from '../../../../../features/image-search/query-picture.tsx'
import {
  type ListSearch,
  parseListChoice,
} from '../../../../../features/product-list/choice/list-choice.ts'
import { getAppliedChoice } from '../../../../../features/product-list/choice/list-filter.ts'
import { ListHead } from '../../../../../features/product-list/page/list-head.tsx'
import { loadList } from '../../../../../features/product-list/page/load-list.ts'
import { ProductList } from '../../../../../features/product-list/page/product-list.tsx'
import { Island } from '../../../../../island/island.tsx'
import { loadInitialData } from '../../../../../page-context/load-initial-data.ts'
import { type ContextParams, toPageContext } from '../../../../../page-context/page-context.ts'

type ImageSearchPageProps = { params: Promise<ContextParams>; searchParams: Promise<ListSearch> }

export async function generateMetadata({ params }: ImageSearchPageProps): Promise<Metadata> {
  const { language } = toPageContext(await params)
  const { title, lead } = imageSearchTexts[language]
  return { title, description: lead, robots: { index: false } }
}

/** Accepts a picture and shows similar products, with the filters of every product list. */
export default async function ImageSearchPage({ params, searchParams }: ImageSearchPageProps) {
  const context = toPageContext(await params)
  const search = await searchParams
  const { language, isCrawler } = context
  const t = getTranslator(imageSearchTexts, language)
  const resultId = [search.id].flat()[0]?.slice(0, 64) || null
  const crumbs = [
    { name: shellTexts[language].crumbs.home, url: '/' },
    { name: t('title'), url: link.imageSearch() },
  ]
  const queryPicture = resultId ? await loadImageSearch(context, resultId) : null
  const choice = parseListChoice(search)
  const scope = { picture: resultId ?? '' }
  const list = queryPicture ? await loadList(context, { scope, choice }) : null
  const { regionData } = await loadInitialData(context)
  return (
    <div className="page-width pb-section">
      <ListHead
        context={context}
        crumbs={crumbs}
        title={queryPicture ? t('results') : t('title')}
        page={1}
      />
      {queryPicture && (
        <QueryPicture src={queryPicture.src} fileName={queryPicture.fileName} context={context} />
      )}
      {!queryPicture && (
        <div className="pt-6">
          {resultId && (
            <div className="pb-6">
              <EmptyState title={t('expired')}>{t('expiredHint')}</EmptyState>
            </div>
          )}
          <p className="max-w-text pb-6 text-lead text-ink-soft">{t('lead')}</p>
          {!isCrawler && <Island name="pictureSearchForm" props={{}} hydrate="load" />}
        </div>
      )}
      {queryPicture && queryPicture.total === 0 && (
        <div className="pt-6">
          <EmptyState title={t('nothing')}>{t('nothingHint')}</EmptyState>
        </div>
      )}
      {queryPicture && list && queryPicture.total > 0 && (
        <ProductList
          context={context}
          result={{
            scope,
            path: link.imageSearch(resultId ?? undefined),
            choice: getAppliedChoice(choice, list),
            list,
          }}
          sign={regionData.currency.sign}
          hasFilters={!isCrawler}
          count={getTranslator(searchTexts, language)('found', { count: list.pagination.total })}
        />
      )}
    </div>
  )
}
