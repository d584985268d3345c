import { searchTexts } from '@svetlitsa/i18n/search/search-texts'
import { shellTexts } from '@svetlitsa/i18n/shell/shell-texts'
import { getTranslator } from '@svetlitsa/i18n/translator/get-translator'
import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { CardRow } from '../../../../../card/card-row.tsx'
import { buildChoiceUrl } from '../../../../../features/product-list/choice/list-choice.ts'
import { ListHead } from '../../../../../features/product-list/page/list-head.tsx'
import { ProductList } from '../../../../../features/product-list/page/product-list.tsx'
import { HelpPageLinks } from '../../../../../features/search/help-page-links.tsx'
import { loadHits } from '../../../../../features/search/load-search.ts'
import type { SearchParams } from '../../../../../features/search/parse-search.ts'
import { SearchHelp } from '../../../../../features/search/search-help.tsx'
import { SearchNote } from '../../../../../features/search/search-note.tsx'
import { SearchSections } from '../../../../../features/search/search-sections.tsx'
import { Island } from '../../../../../island/island.tsx'
import { loadInitialData } from '../../../../../page-context/load-initial-data.ts'
import { type ContextParams, toPageContext } from '../../../../../page-context/page-context.ts'
import { loadResults } from './load-results.ts'

type SearchPageProps = { params: Promise<ContextParams>; searchParams: Promise<SearchParams> }

async function load({ params, searchParams }: SearchPageProps) {
  const context = toPageContext(await params)
  const results = await loadResults(context, await searchParams)
  if (results.response?.direct) redirect(results.response.direct)
  return { context, ...results }
}

export async function generateMetadata(props: SearchPageProps): Promise<Metadata> {
  const { context, searchQuery } = await load(props)
  const t = getTranslator(searchTexts, context.language)
  return {
    title: searchQuery.query === '' ? t('title') : t('titleOf', { query: searchQuery.query }),
    robots: { index: false },
  }
}

/**
 * Results of a text search, with the filters of every product list; an empty result shows search
 * tips.
 */
export default async function SearchPage(props: SearchPageProps) {
  const { context, searchQuery, response, listResult } = await load(props)
  const { language, isCrawler } = context
  const t = getTranslator(searchTexts, language)
  const { regionData } = await loadInitialData(context)
  const { sign } = regionData.currency
  const { query } = searchQuery
  const hasResponse = response !== null && listResult !== null
  const title = hasResponse ? t('titleOf', { query }) : t('title')
  const crumbs = [
    { name: shellTexts[language].crumbs.home, url: '/' },
    { name: t('title'), url: '/search/' },
  ]
  const isEmpty = !hasResponse || response.total === 0
  return (
    <div className="page-width pb-section">
      <ListHead context={context} crumbs={crumbs} title={title} page={1} />
      {response && <HelpPageLinks context={context} pages={response.results.pages} />}
      {hasResponse && response.understood.length > 0 && (
        <Island
          name="understoodFacts"
          props={{
            search: searchQuery,
            choiceQuery: buildChoiceUrl('', { ...listResult.choice, page: 1 }),
            facts: response.understood,
          }}
        />
      )}
      {isEmpty ? (
        <div className="pt-6">
          <SearchHelp
            context={context}
            title={hasResponse ? t('nothing', { query }) : t('ask')}
            hint={hasResponse ? t('nothingHint') : t('askHint')}
          >
            <div className="pt-14">
              <CardRow
                title={t('hits')}
                products={await loadHits(context)}
                context={context}
                sign={sign}
              />
            </div>
          </SearchHelp>
        </div>
      ) : (
        <>
          <SearchNote context={context} query={query} response={response} />
          <SearchSections context={context} search={searchQuery} response={response} />
          <ProductList
            context={context}
            result={listResult}
            sign={sign}
            hasFilters={!isCrawler}
            count={t('found', { count: listResult.list.pagination.total })}
          />
        </>
      )}
      {query !== '' && !isCrawler && <Island name="notedSearch" props={{ query }} hydrate="load" />}
    </div>
  )
}
