import { catalogueTexts } from '@svetlitsa/i18n/catalogue-texts'
import { translator } from '@svetlitsa/i18n/translator'
import { AppliedChips } from '@svetlitsa/ui/shop/applied-chips'
import type { ReactNode } from 'react'
import { CardList } from '../../cards/card-list.tsx'
import type { PageContext } from '../../page-context.ts'
import { appliedOf } from './applied-of.ts'
import { EmptyList } from './empty-list.tsx'
import { FilterColumn } from './filter/filter-column.tsx'
import { HelpTile } from './help-tile.tsx'
import { ListBar } from './list-bar.tsx'
import type { ListChoice } from './list-choice.ts'
import type { SectionList } from './list-filter.ts'
import { ListFoot } from './list-foot.tsx'
import type { ListScope } from './list-scope.ts'

type GoodsListProps = {
  context: PageContext
  /** What of the goods, their address without a query, and what the query chose of them. */
  shown: { scope: ListScope; path: string; choice: ListChoice; list: SectionList }
  sign: string
  hasFilters: boolean
  /** Under the goods. */
  children?: ReactNode
}

/** The help tile stands where every third row begins with three columns. */
const tilePlace = 6

/** Goods with their filters, order and pages, all of it in the address (architecture). */
export function GoodsList({ context, shown, sign, hasFilters, children }: GoodsListProps) {
  const { scope, path, choice, list } = shown
  const { pagination, elements, filters } = list
  const say = translator(catalogueTexts, context.language)
  const applied = appliedOf(filters, choice, path, context)
  const tile = elements.length > tilePlace ? { [tilePlace]: <HelpTile context={context} /> } : {}
  return (
    <div className="mt-6 grid gap-x-8 lg:mt-8 lg:grid-cols-[--spacing(60)_minmax(0,1fr)] xl:grid-cols-[--spacing(66)_minmax(0,1fr)] xl:gap-x-12">
      {hasFilters && (
        <FilterColumn context={context} path={path} choice={choice} filters={filters} />
      )}
      <section aria-label={say('list')} className="min-w-0 lg:col-start-2">
        <h2 className="sr-only">{say('list')}</h2>
        {hasFilters && (
          <ListBar context={context} scope={scope} path={path} choice={choice} list={list} />
        )}
        {applied.length > 0 && (
          <div className="pb-5">
            <AppliedChips
              found={say('found', { count: pagination.total })}
              filters={applied}
              reset={{ text: say('filters.reset'), href: path }}
            />
          </div>
        )}
        {elements.length > 0 ? (
          <>
            <CardList products={elements} context={context} sign={sign} tiles={tile} />
            <ListFoot context={context} path={path} choice={choice} pagination={pagination} />
          </>
        ) : (
          <EmptyList context={context} resetHref={applied.length > 0 ? path : null} />
        )}
        {children}
      </section>
    </div>
  )
}
