import { catalogueTexts } from '@svetlitsa/i18n/catalogue-texts'
import type { PageContext } from '../../page-context.ts'
import { filterWords } from './filter/filter-words.ts'
import { PhoneFiltersChip } from './filter/phone-filters-chip.tsx'
import { PromotedFilters } from './filter/promoted-filters.tsx'
import { TodayChip } from './filter/today-chip.tsx'
import type { ShownList } from './goods-list.tsx'
import { SortMenu } from './sort-menu.tsx'

type ListBarProps = { context: PageContext; shown: ShownList }

/**
 * Above the list: frequent filters and order; on the phone a row that sticks and goes sideways,
 * filters first (design notes §3, «Section»). Above the shop's own bar while the order is chosen.
 */
export function ListBar({ context, shown }: ListBarProps) {
  const { scope, path, choice, list } = shown
  const { filters: words, sort } = catalogueTexts[context.language]
  const count = Object.values(choice.filters).reduce((sum, values) => sum + values.length, 0)
  return (
    <div className="z-20 -mx-gutter flex items-center gap-2 bg-paper px-gutter py-3 [scrollbar-width:none] max-lg:sticky max-lg:top-0 max-lg:mb-4 max-lg:overflow-x-auto max-lg:border-y max-lg:border-line max-lg:has-[details[open]]:z-50 lg:mx-0 lg:justify-between lg:gap-4 lg:px-0 lg:pt-0 lg:pb-5">
      <div className="shrink-0 lg:hidden">
        <PhoneFiltersChip
          scope={scope}
          path={path}
          choice={choice}
          available={list.chosen.available}
          words={filterWords(context.language)}
          title={words.title}
          count={count}
        />
      </div>
      <div className="max-lg:order-last lg:min-w-0 lg:overflow-x-auto">
        <PromotedFilters
          label={words.promoted}
          path={path}
          choice={choice}
          filters={list.filters}
        />
      </div>
      <SortMenu label={sort} path={path} choice={choice} sorts={list.sort} />
      <div className="shrink-0 lg:hidden">
        <TodayChip
          path={path}
          choice={choice}
          available={list.chosen.available}
          label={words.today}
        />
      </div>
    </div>
  )
}
