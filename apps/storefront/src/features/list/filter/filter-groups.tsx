import { Accordion } from '@svetlitsa/ui/primitives/accordion'
import { Switch } from '@svetlitsa/ui/primitives/switch'
import { isRange, type ListFilter, type SectionList } from '../list-filter.ts'
import { AvailableSwitch } from './available-switch.tsx'
import { FilterBody } from './filter-body.tsx'
import type { FilterWords } from './filter-words.ts'
import { StoreFilter, type StoresAsked } from './store-filter.tsx'

type FilterGroupsProps = {
  filters: readonly ListFilter[]
  /** The region whose stock the list was narrowed to. */
  available: SectionList['chosen']['available']
  /** The list whose goods the stores of the shopper's city are counted by. */
  stores: StoresAsked
  words: FilterWords
}

/** Groups that stand open; the rest folds, so that the column has an end. */
const openGroups = 6

/**
 * The filters as plain fields of a form: they work before any script, in the column and in the
 * phone's sheet alike (design notes §3, «Filter column»).
 */
export function FilterGroups({ filters, available, stores, words }: FilterGroupsProps) {
  const switches = filters.filter(({ type }) => type === 'toggle')
  const groups = filters.filter(({ type }) => type !== 'toggle')
  return (
    <>
      <div className="flex flex-col gap-3 border-b border-line pb-4.5">
        <AvailableSwitch chosen={available} words={words} />
        {switches.map(({ id, name, bucket }) =>
          bucket.slice(0, 1).map((option) => (
            <Switch
              key={id}
              name={id}
              value={option.id}
              // A property of one value is told by its own name: «Нужна сборка», not «Да».
              label={id === 'sale' ? option.value : name}
              place="end"
              defaultChecked={option.checked}
              disabled={option.availability === 0 && !option.checked}
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
      <Accordion title={words.stores} open={stores.choice.filters.stores !== undefined}>
        <StoreFilter
          asked={stores}
          words={{ stores: words.stores, storesNone: words.storesNone }}
        />
      </Accordion>
    </>
  )
}

function isChosen(filter: ListFilter): boolean {
  return isRange(filter) ? filter.values !== null : filter.bucket.some(({ checked }) => checked)
}
