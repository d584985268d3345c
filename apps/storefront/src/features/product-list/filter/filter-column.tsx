import { catalogueTexts } from '@svetlitsa/i18n/catalogue/catalogue-texts'
import { useLanguage } from '@svetlitsa/shell/language/language-provider'
import { Button } from '@svetlitsa/ui/actions/button'
import { buildChoiceUrl, type ListChoice } from '../choice/list-choice.ts'
import type { SectionList } from '../choice/list-filter.ts'
import type { ListScope } from '../choice/list-scope.ts'
import { type PackedFilter, unpackFilters } from '../choice/pack-filters.ts'
import { FilterForm } from './filter-form.tsx'
import { FilterGroups } from './filter-groups.tsx'
import { getFilterTexts } from './get-filter-texts.ts'

type FilterColumnProps = {
  filters: readonly PackedFilter[]
  available: SectionList['chosen']['available']
  scope: ListScope
  path: string
  choice: ListChoice
}

/**
 * The filter column on desktop, which scrolls by itself. The phone shows a sheet instead; without
 * scripts it jumps to this column by its anchor.
 */
export function FilterColumn({ filters, available, scope, path, choice }: FilterColumnProps) {
  const language = useLanguage()
  const { title, showPlain } = catalogueTexts[language].filters
  return (
    <aside
      id="filters"
      aria-label={title}
      className="max-lg:not-target:hidden lg:sticky lg:top-20 lg:-mr-3 lg:-ml-1 lg:max-h-[calc(100dvh-(--spacing(22)))] lg:self-start lg:overflow-y-auto lg:overscroll-contain lg:pr-3 lg:pl-1 lg:pb-6 lg:text-nav lg:font-normal"
    >
      <FilterForm
        path={path}
        address={buildChoiceUrl(path, { ...choice, page: 1 })}
        sort={choice.sort}
        label={title}
      >
        {[...new URLSearchParams(path.split('?')[1])].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {choice.sort && <input type="hidden" name="sort" value={choice.sort} />}
        <FilterGroups
          filters={unpackFilters(filters)}
          available={available}
          stores={{ scope, choice }}
          texts={getFilterTexts(language)}
        />
        <noscript>
          <Button type="submit" wide kind="dark">
            {showPlain}
          </Button>
        </noscript>
      </FilterForm>
    </aside>
  )
}
