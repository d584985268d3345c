import { catalogueTexts } from '@svetlitsa/i18n/catalogue-texts'
import { shellTexts } from '@svetlitsa/i18n/shell-texts'
import { translator } from '@svetlitsa/i18n/translator'
import { notFound } from 'next/navigation'
import { loadInitialData } from '../../load-shell.ts'
import type { PageContext } from '../../page-context.ts'
import { GoodsList } from './goods-list.tsx'
import { type ListSearch, readListChoice } from './list-choice.ts'
import { understoodChoice } from './list-filter.ts'
import { ListHead } from './list-head.tsx'
import type { ListScope } from './list-scope.ts'
import { loadList } from './load-list.ts'

type KindPageProps = {
  context: PageContext
  scope: ListScope
  path: string
  search: ListSearch
  title: string
  /** Between the first page and this one. */
  trail?: readonly { name: string; url: string }[]
}

/** Goods of a kind across the shop: sale, hits, those of a manufacturer. */
export async function KindPage(props: KindPageProps) {
  const { context, scope, path, search, title, trail = [] } = props
  const asked = readListChoice(search)
  const [list, { regionData }] = await Promise.all([
    loadList(context, { scope, choice: asked }),
    loadInitialData(context),
  ])
  if (!list) notFound()
  const say = translator(catalogueTexts, context.language)
  const home = { name: shellTexts[context.language].crumbs.home, url: '/' }
  return (
    <div className="page-width pb-section">
      <ListHead
        context={context}
        crumbs={[home, ...trail, { name: title, url: path }]}
        title={title}
        count={say('count', { count: list.pagination.total })}
      />
      <GoodsList
        context={context}
        shown={{ scope, path, choice: understoodChoice(asked, list), list }}
        sign={regionData.currency.sign}
        hasFilters={!context.isCrawler}
      />
    </div>
  )
}
