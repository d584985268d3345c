import { Accordion } from '@svetlitsa/ui/data/accordion'
import { Switch } from '@svetlitsa/ui/forms/switch'
import { isRange, type SectionList } from '../choice/list-filter.ts'
import type { FieldFilter } from '../choice/pack-filters.ts'
import { AvailableSwitch } from './field/available-switch.tsx'
import { FilterField } from './field/filter-field.tsx'
import { StoreFilter, type StoresQuery } from './field/store-filter.tsx'
import type { FilterTexts } from './get-filter-texts.ts'

type FilterGroupsProps = {
  filters: readonly FieldFilter[]
  /** The region whose stock the list is limited to. */
  available: SectionList['chosen']['available']
  /** The list for which products are counted per store. */
  stores: StoresQuery
  texts: FilterTexts
}

/** Groups expanded by default; the others are collapsed to limit the height of the column. */
const maxOpenGroups = 6

/**
 * The filters as plain form fields: they work without scripts, both in the column and in the
 * phone's sheet (ADR 0050).
 */
export function FilterGroups({ filters, available, stores, texts }: FilterGroupsProps) {
  const switches = filters.filter(({ type }) => type === 'toggle')
  const groups = filters.filter(({ type }) => type !== 'toggle')
  return (
    <>
      <div className="flex flex-col gap-3 border-b border-line pb-4.5">
        <AvailableSwitch chosen={available} texts={texts} />
        {switches.map(({ id, name, bucket }) =>
          bucket.slice(0, 1).map((option) => (
            <Switch
              key={id}
              name={id}
              value={option.id}
              // A property with a single value is shown by its name: «Нужна сборка», not «Да».
              label={id === 'sale' ? option.value : name}
              switchPosition="end"
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
          open={index < maxOpenGroups || isChosen(filter)}
        >
          <FilterField filter={filter} texts={texts} />
        </Accordion>
      ))}
      <Accordion title={texts.stores} open={stores.choice.filters.stores !== undefined}>
        <StoreFilter
          query={stores}
          texts={{ stores: texts.stores, storesNone: texts.storesNone }}
        />
      </Accordion>
    </>
  )
}

function isChosen(filter: FieldFilter): boolean {
  return isRange(filter) ? filter.values !== null : filter.bucket.some(({ checked }) => checked)
}
