import { link } from '@svetlitsa/domain/route/site-map'
import { imageSearchTexts } from '@svetlitsa/i18n/image-search-texts'
import { searchTexts } from '@svetlitsa/i18n/search-texts'
import { shellTexts } from '@svetlitsa/i18n/shell-texts'
import { translator } from '@svetlitsa/i18n/translator'
import { EmptyState } from '@svetlitsa/ui/primitives/empty-state'
import type { Metadata } from 'next'
import { AskedPicture } from '../../../../../features/image-search/asked-picture.tsx'
import { loadImageSearch } from '../../../../../features/image-search/load-image-search.ts'
import { PictureFinder } from '../../../../../features/image-search/picture-finder.tsx'
import { pictureWords } from '../../../../../features/image-search/picture-words.ts'
import { GoodsList } from '../../../../../features/list/goods-list.tsx'
import { type ListSearch, readListChoice } from '../../../../../features/list/list-choice.ts'
import { understoodChoice } from '../../../../../features/list/list-filter.ts'
import { ListHead } from '../../../../../features/list/list-head.tsx'
import { loadList } from '../../../../../features/list/load-list.ts'
import { loadInitialData } from '../../../../../load-shell.ts'
import { type ContextParams, contextOf } from '../../../../../page-context.ts'

type ImageSearchPageProps = { params: Promise<ContextParams>; searchParams: Promise<ListSearch> }

export async function generateMetadata({ params }: ImageSearchPageProps): Promise<Metadata> {
  const { language } = contextOf(await params)
  const { title, lead } = imageSearchTexts[language]
  return { title, description: lead, robots: { index: false } }
}

/** Takes a picture and shows what looks like it, with the filters of every list. */
export default async function ImageSearchPage({ params, searchParams }: ImageSearchPageProps) {
  const context = contextOf(await params)
  const search = await searchParams
  const { language, isCrawler } = context
  const say = translator(imageSearchTexts, language)
  const resultId = [search.id].flat()[0]?.slice(0, 64) || null
  const crumbs = [
    { name: shellTexts[language].crumbs.home, url: '/' },
    { name: say('title'), url: link.imageSearch() },
  ]
  const asked = resultId ? await loadImageSearch(context, resultId) : null
  const choice = readListChoice(search)
  const scope = { picture: resultId ?? '' }
  const list = asked ? await loadList(context, { scope, choice }) : null
  const { regionData } = await loadInitialData(context)
  return (
    <div className="page-width pb-section">
      <ListHead
        context={context}
        crumbs={crumbs}
        title={asked ? say('results') : say('title')}
        page={1}
      />
      {asked && <AskedPicture src={asked.src} fileName={asked.fileName} context={context} />}
      {!asked && (
        <div className="pt-6">
          {resultId && (
            <div className="pb-6">
              <EmptyState title={say('expired')}>{say('expiredHint')}</EmptyState>
            </div>
          )}
          <p className="max-w-text pb-6 text-lead text-ink-soft">{say('lead')}</p>
          {!isCrawler && <PictureFinder words={pictureWords(language)} />}
        </div>
      )}
      {asked && asked.total === 0 && (
        <div className="pt-6">
          <EmptyState title={say('nothing')}>{say('nothingHint')}</EmptyState>
        </div>
      )}
      {asked && list && asked.total > 0 && (
        <GoodsList
          context={context}
          shown={{
            scope,
            path: link.imageSearch(resultId ?? undefined),
            choice: understoodChoice(choice, list),
            list,
          }}
          sign={regionData.currency.sign}
          hasFilters={!isCrawler}
          count={translator(searchTexts, language)('found', { count: list.pagination.total })}
        />
      )}
    </div>
  )
}
