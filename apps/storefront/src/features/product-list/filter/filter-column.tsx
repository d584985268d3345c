import { catalogueTexts } from '@svetlitsa/i18n/catalogue/catalogue-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import type { PageContext } from '../../../page-context/page-context.ts'
import { buildChoiceUrl } from '../choice/list-choice.ts'
import type { ListResult } from '../choice/list-filter.ts'
import { FilterForm } from './filter-form.tsx'
import { FilterGroups } from './filter-groups.tsx'
import { getFilterTexts } from './get-filter-texts.ts'

type FilterColumnProps = { context: PageContext; result: ListResult }

/**
 * The filter column on desktop, which scrolls by itself. The phone shows a sheet instead; without
 * scripts it jumps to this column by its anchor.
 */
export function FilterColumn({ context, result }: FilterColumnProps) {
  const { scope, path, choice, list } = result
  const { filters: texts } = catalogueTexts[context.language]
  return (
    <aside
      id="filters"
      aria-label={texts.title}
      className="max-lg:not-target:hidden lg:sticky lg:top-20 lg:-mr-3 lg:-ml-1 lg:max-h-[calc(100dvh-(--spacing(22)))] lg:self-start lg:overflow-y-auto lg:overscroll-contain lg:pr-3 lg:pl-1 lg:pb-6 lg:text-nav lg:font-normal"
    >
      <FilterForm
        path={path}
        address={buildChoiceUrl(path, { ...choice, page: 1 })}
        sort={choice.sort}
        label={texts.title}
      >
        {[...new URLSearchParams(path.split('?')[1])].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {choice.sort && <input type="hidden" name="sort" value={choice.sort} />}
        <FilterGroups
          filters={list.filters}
          available={list.chosen.available}
          stores={{ scope, choice }}
          texts={getFilterTexts(context.language)}
        />
        <noscript>
          <Button type="submit" wide kind="dark">
            {texts.showPlain}
          </Button>
        </noscript>
      </FilterForm>
    </aside>
  )
}
