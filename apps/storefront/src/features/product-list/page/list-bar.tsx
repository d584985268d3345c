import { catalogueTexts } from '@svetlitsa/i18n/catalogue/catalogue-texts'
import { Island } from '../../../island/island.tsx'
import type { PageContext } from '../../../page-context/page-context.ts'
import type { ListResult } from '../choice/list-filter.ts'
import { PromotedFilters } from '../filter/promoted-filters.tsx'
import { SortMenu } from './sort-menu.tsx'

type ListBarProps = { context: PageContext; result: ListResult }

/**
 * The bar above the list: frequent filters and sort order. On the phone it is a sticky,
 * horizontally scrolling row, filters first (ADR 0050). Its z-index is above the shop's bottom bar
 * while the sort menu is open.
 */
export function ListBar({ context, result }: ListBarProps) {
  const { scope, path, choice, list } = result
  const { filters: texts, sort } = catalogueTexts[context.language]
  const { available } = list.chosen
  return (
    <div className="z-20 -mx-gutter flex items-center gap-2 bg-paper px-gutter py-3 [scrollbar-width:none] max-lg:sticky max-lg:top-0 max-lg:mb-4 max-lg:overflow-x-auto max-lg:border-y max-lg:border-line max-lg:has-[details[open]]:z-50 lg:mx-0 lg:justify-between lg:gap-4 lg:px-0 lg:pt-0 lg:pb-5">
      <div className="shrink-0 lg:hidden">
        <Island name="phoneFiltersChip" props={{ scope, path, choice, available }} />
      </div>
      <div className="max-lg:order-last lg:min-w-0 lg:overflow-x-auto">
        <PromotedFilters
          label={texts.promoted}
          path={path}
          choice={choice}
          filters={list.filters}
        />
      </div>
      <SortMenu label={sort} path={path} choice={choice} sorts={list.sort} />
      <div className="shrink-0 lg:hidden">
        <Island name="todayChip" props={{ path, choice, available }} />
      </div>
    </div>
  )
}
