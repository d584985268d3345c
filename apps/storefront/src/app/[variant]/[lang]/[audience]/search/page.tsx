import { searchTexts } from '@svetlitsa/i18n/search-texts'
import { shellTexts } from '@svetlitsa/i18n/shell-texts'
import { translator } from '@svetlitsa/i18n/translator'
import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { CardRow } from '../../../../../cards/card-row.tsx'
import { GoodsList } from '../../../../../features/list/goods-list.tsx'
import { readListChoice } from '../../../../../features/list/list-choice.ts'
import { understoodChoice } from '../../../../../features/list/list-filter.ts'
import { ListHead } from '../../../../../features/list/list-head.tsx'
import { loadList } from '../../../../../features/list/load-list.ts'
import { loadHits } from '../../../../../features/search/load-hits.ts'
import { loadSearch } from '../../../../../features/search/load-search.ts'
import {
  readSearch,
  type SearchParams,
  searchPath,
} from '../../../../../features/search/read-search.ts'
import { SearchHelp } from '../../../../../features/search/search-help.tsx'
import { SearchNote } from '../../../../../features/search/search-note.tsx'
import { SearchSections } from '../../../../../features/search/search-sections.tsx'
import { loadInitialData } from '../../../../../load-shell.ts'
import { type ContextParams, contextOf } from '../../../../../page-context.ts'

type SearchPageProps = { params: Promise<ContextParams>; searchParams: Promise<SearchParams> }

async function load({ params, searchParams }: SearchPageProps) {
  const context = contextOf(await params)
  const search = await searchParams
  const asked = readSearch(search)
  const { query, section, page } = asked
  if (query === '') return { context, asked, response: null, shown: null }
  const own = readListChoice(search)
  const choice = { ...own, page: page ?? own.page }
  const scope = { words: query, ...(section ? { section } : {}) }
  const [response, list] = await Promise.all([
    loadSearch(context, query),
    loadList(context, { scope, choice }),
  ])
  if (!response || !list) notFound()
  if (response.direct) redirect(response.direct)
  const shown = { scope, path: searchPath(asked), choice: understoodChoice(choice, list), list }
  return { context, asked, response, shown }
}

export async function generateMetadata(props: SearchPageProps): Promise<Metadata> {
  const { context, asked } = await load(props)
  const say = translator(searchTexts, context.language)
  return {
    title: asked.query === '' ? say('title') : say('titleOf', { query: asked.query }),
    robots: { index: false },
  }
}

/** Results of a search in words, with the filters of every list; an empty one helps on. */
export default async function SearchPage(props: SearchPageProps) {
  const { context, asked, response, shown } = await load(props)
  const { language, isCrawler } = context
  const say = translator(searchTexts, language)
  const { regionData } = await loadInitialData(context)
  const { sign } = regionData.currency
  const { query } = asked
  const isAsked = response !== null && shown !== null
  const title = isAsked ? say('titleOf', { query }) : say('title')
  const crumbs = [
    { name: shellTexts[language].crumbs.home, url: '/' },
    { name: say('title'), url: '/search/' },
  ]
  const nothing = !isAsked || response.total === 0
  return (
    <div className="page-width pb-section">
      <ListHead context={context} crumbs={crumbs} title={title} page={1} />
      {nothing ? (
        <div className="pt-6">
          <SearchHelp
            context={context}
            title={isAsked ? say('nothing', { query }) : say('ask')}
            hint={isAsked ? say('nothingHint') : say('askHint')}
          >
            <div className="pt-14">
              <CardRow
                title={say('hits')}
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
          <SearchSections context={context} asked={asked} response={response} />
          <GoodsList
            context={context}
            shown={shown}
            sign={sign}
            hasFilters={!isCrawler}
            count={say('found', { count: shown.list.pagination.total })}
          />
        </>
      )}
    </div>
  )
}
