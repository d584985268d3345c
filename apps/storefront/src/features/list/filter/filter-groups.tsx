import { Accordion } from '@svetlitsa/ui/primitives/accordion'
import { Switch } from '@svetlitsa/ui/primitives/switch'
import { isRange, type ListFilter } from '../list-filter.ts'
import { FilterColours } from './filter-colours.tsx'
import { FilterRange } from './filter-range.tsx'
import { FilterValues } from './filter-values.tsx'
import type { FilterWords } from './filter-words.ts'

type FilterGroupsProps = {
  filters: readonly ListFilter[]
  isAvailableOnly: boolean
  words: FilterWords
}

/** Groups that stand open; the rest folds, so that the column has an end. */
const openGroups = 6

/**
 * The filters as plain fields of a form: they work before any script, in the column and in the
 * phone's sheet alike (design notes §3, «Filter column»).
 */
export function FilterGroups({ filters, isAvailableOnly, words }: FilterGroupsProps) {
  const switches = filters.filter(({ type }) => type === 'toggle')
  const groups = filters.filter(({ type }) => type !== 'toggle')
  return (
    <>
      <div className="flex flex-col gap-3 border-b border-line pb-4.5">
        <Switch
          name="available"
          value="1"
          label={words.available}
          defaultChecked={isAvailableOnly}
        />
        {switches.map(({ id, bucket }) =>
          bucket
            .slice(0, 1)
            .map((option) => (
              <Switch
                key={id}
                name={id}
                value={option.id}
                label={option.value}
                defaultChecked={option.checked}
              />
            )),
        )}
      </div>
      {groups.map((filter, index) => (
        <Accordion
          key={filter.id}
          title={filter.unit ? `${filter.name}, ${filter.unit}` : filter.name}
          open={index < openGroups || isChosen(filter)}
        >
          <FilterBody filter={filter} words={words} />
        </Accordion>
      ))}
    </>
  )
}

function FilterBody({ filter, words }: { filter: ListFilter; words: FilterWords }) {
  if (isRange(filter)) return <FilterRange filter={filter} words={words} />
  if (filter.type === 'base_color') return <FilterColours filter={filter} />
  return <FilterValues filter={filter} words={words} />
}

function isChosen({ values, bucket }: ListFilter): boolean {
  return values !== null || bucket.some(({ checked }) => checked)
}
