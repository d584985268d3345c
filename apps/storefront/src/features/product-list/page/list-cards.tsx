import { link } from '@svetlitsa/domain/route/site-map'
import { catalogueTexts } from '@svetlitsa/i18n/catalogue/catalogue-texts'
import { getTranslator } from '@svetlitsa/i18n/translator/get-translator'
import { Button } from '@svetlitsa/ui/actions/button'
import { PanesBackground } from '@svetlitsa/ui/brand/panes-background'
import { Pagination } from '@svetlitsa/ui/navigation/pagination'
import { CardList } from '../../../card/card-list.tsx'
import { Island } from '../../../island/island.tsx'
import type { PageContext } from '../../../page-context/page-context.ts'
import { buildChoiceUrl, type ListChoice } from '../choice/list-choice.ts'
import type { ListResult, SectionList } from '../choice/list-filter.ts'
import { toCallScope } from '../choice/list-scope.ts'
import { toFilterParams } from '../filter/to-filter-params.ts'
import type { ListQuery } from '../more/list-pages.ts'

type ListCardsProps = { context: PageContext; result: ListResult; sign: string }

/** The help tile starts the third row of three columns. */
const tilePlace = 6

/** The cards of a list, the button that loads more, and the pagination. */
export function ListCards({ context, result, sign }: ListCardsProps) {
  const { scope, path, choice, list } = result
  const { elements, pagination } = list
  const { meta, ...section } = toCallScope(scope)
  const sort = choice.sort ? { sort: choice.sort } : {}
  const productsQuery = {
    ...section,
    params: toFilterParams(choice.filters),
    meta: { ...meta, ...sort },
  }
  const tiles = elements.length > tilePlace ? { [tilePlace]: <HelpTile context={context} /> } : {}
  const query = {
    address: buildChoiceUrl(path, choice),
    products: productsQuery,
    page: pagination.current,
  }
  if (context.isCrawler) {
    return (
      <>
        <CardList products={elements} context={context} sign={sign} />
        <ListFoot context={context} path={path} choice={choice} pagination={pagination} />
      </>
    )
  }
  return (
    <>
      <CardList
        products={elements}
        context={context}
        sign={sign}
        tiles={tiles}
        more={<Island name="morePages" props={{ query, sign }} hydrate="load" />}
      />
      <ListFoot
        context={context}
        path={path}
        choice={choice}
        pagination={pagination}
        query={query}
      />
    </>
  )
}

/** A wide tile among the cards that offers help with choosing (ADR 0050). */
function HelpTile({ context }: { context: PageContext }) {
  const { tile } = catalogueTexts[context.language]
  return (
    <section className="relative flex h-full min-h-60 flex-col items-start justify-between gap-5 overflow-hidden rounded-large bg-sand p-6 md:p-8">
      <PanesBackground />
      <h2 className="relative text-h2">{tile.title}</h2>
      <div className="relative">
        <p className="mb-4 max-w-96 text-body text-ink-soft">{tile.text}</p>
        <Button kind="white" href={link.info('contacts')}>
          {tile.action}
        </Button>
      </div>
    </section>
  )
}

type ListFootProps = {
  context: PageContext
  path: string
  choice: ListChoice
  pagination: SectionList['pagination']
  /** What the button loads; undefined for crawlers. */
  query?: ListQuery
}

/** Below the list: the button for the next page, how much is shown, and the pagination links. */
function ListFoot({ context, path, choice, pagination, query }: ListFootProps) {
  const t = getTranslator(catalogueTexts, context.language)
  return (
    <div className="flex flex-col items-center gap-5 border-t border-line pt-6">
      {query && <Island name="loadMore" props={{ query, pagination }} />}
      <Pagination
        page={pagination.current}
        pageCount={pagination.count}
        getHref={(page) => buildChoiceUrl(path, { ...choice, page })}
        labels={{
          label: t('pages.label'),
          previous: t('pages.previous'),
          next: t('pages.next'),
        }}
      />
    </div>
  )
}
