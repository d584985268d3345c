import { catalogueTexts } from '@svetlitsa/i18n/catalogue-texts'
import { translator } from '@svetlitsa/i18n/translator'
import { AppliedChips } from '@svetlitsa/ui/shop/applied-chips'
import { Activity, type ReactNode } from 'react'
import type { PageContext } from '../../page-context.ts'
import { appliedOf } from './applied-of.ts'
import { EmptyList } from './empty-list.tsx'
import { FilterColumn } from './filter/filter-column.tsx'
import { ListBar } from './list-bar.tsx'
import { ListCards } from './list-cards.tsx'
import { addressOfAll, type ListChoice } from './list-choice.ts'
import type { SectionList } from './list-filter.ts'
import type { ListScope } from './list-scope.ts'

/** What of the goods, their address without a query, and what the query chose of them. */
export type ShownList = { scope: ListScope; path: string; choice: ListChoice; list: SectionList }

type GoodsListProps = {
  context: PageContext
  shown: ShownList
  sign: string
  hasFilters: boolean
  /** «52 товара», where the page's title does not tell it. */
  count?: string
  /** Under the goods. */
  children?: ReactNode
}

/** Goods with their filters, order and pages, all of it in the address (architecture). */
export function GoodsList(props: GoodsListProps) {
  const { context, shown, sign, hasFilters, count, children } = props
  const { path, choice, list } = shown
  const say = translator(catalogueTexts, context.language)
  const applied = appliedOf(list, choice, path, context)
  const resetHref = addressOfAll(path, choice)
  return (
    <div className="mt-6 grid gap-x-8 lg:mt-8 lg:grid-cols-[--spacing(60)_minmax(0,1fr)] xl:grid-cols-[--spacing(66)_minmax(0,1fr)] xl:gap-x-12">
      {hasFilters && (
        <Activity>
          <FilterColumn context={context} shown={shown} />
        </Activity>
      )}
      <section aria-label={say('list')} className="min-w-0 lg:col-start-2">
        <h2 className="sr-only">{say('list')}</h2>
        {hasFilters && <ListBar context={context} shown={shown} />}
        {applied.length > 0 && (
          <div className="pb-5">
            <AppliedChips
              found={say('found', { count: list.pagination.total })}
              filters={applied}
              reset={{ text: say('filters.reset'), href: resetHref }}
            />
          </div>
        )}
        {applied.length === 0 && count && <p className="pb-5 text-small text-ink-soft">{count}</p>}
        {list.elements.length > 0 ? (
          <ListCards context={context} shown={shown} sign={sign} />
        ) : (
          <EmptyList context={context} resetHref={applied.length > 0 ? resetHref : null} />
        )}
        {children}
      </section>
    </div>
  )
}
