import { catalogueTexts } from '@svetlitsa/i18n/catalogue-texts'
import { Button } from '@svetlitsa/ui/primitives/button'
import type { PageContext } from '../../../page-context.ts'
import type { ShownList } from '../goods-list.tsx'
import { addressOfChoice } from '../list-choice.ts'
import { FilterForm } from './filter-form.tsx'
import { FilterGroups } from './filter-groups.tsx'
import { filterWords } from './filter-words.ts'

type FilterColumnProps = { context: PageContext; shown: ShownList }

/**
 * The column of filters on desktop, with a scroll of its own. On the phone a sheet stands in for it;
 * without scripts the phone reaches it by its anchor.
 */
export function FilterColumn({ context, shown }: FilterColumnProps) {
  const { scope, path, choice, list } = shown
  const { filters: words } = catalogueTexts[context.language]
  return (
    <aside
      id="filters"
      aria-label={words.title}
      className="max-lg:not-target:hidden lg:sticky lg:top-20 lg:-mr-3 lg:-ml-1 lg:max-h-[calc(100dvh-(--spacing(22)))] lg:self-start lg:overflow-y-auto lg:overscroll-contain lg:pr-3 lg:pl-1 lg:pb-6 lg:text-nav lg:font-normal"
    >
      <FilterForm
        path={path}
        address={addressOfChoice(path, { ...choice, page: 1 })}
        sort={choice.sort}
        label={words.title}
      >
        {[...new URLSearchParams(path.split('?')[1])].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {choice.sort && <input type="hidden" name="sort" value={choice.sort} />}
        <FilterGroups
          filters={list.filters}
          available={list.chosen.available}
          stores={{ scope, choice }}
          words={filterWords(context.language)}
        />
        <noscript>
          <Button type="submit" wide kind="dark">
            {words.showPlain}
          </Button>
        </noscript>
      </FilterForm>
    </aside>
  )
}
