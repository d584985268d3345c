import type { PriceFilter, TagSearch } from '@svetlitsa/api-client/price-print/queries'
import { priceTagTexts } from '@svetlitsa/i18n/price-tag/price-tag-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { TextLink } from '@svetlitsa/ui/actions/text-link'
import { Checkbox } from '@svetlitsa/ui/forms/checkbox'
import { Field } from '@svetlitsa/ui/forms/field'
import { Switch } from '@svetlitsa/ui/forms/switch'
import { useState } from 'react'

export type FilterChoice = Pick<TagSearch, 'filters' | 'availableOnly'>
type Chosen = NonNullable<TagSearch['filters']>[number]

type TagFiltersProps = {
  filters: readonly PriceFilter[]
  chosen: FilterChoice
  onChange: (chosen: FilterChoice) => void
}

/** The filters of what was found, and «available only» (domain.filter-trait). */
export function TagFilters({ filters, chosen, onChange }: TagFiltersProps) {
  const t = useTexts(priceTagTexts)
  const change = (changed: Chosen) => {
    const others = (chosen.filters ?? []).filter(({ name }) => name !== changed.name)
    const { name: _, ...values } = changed
    const isSet = Object.values(values).some((value) =>
      Array.isArray(value) ? value.length > 0 : value !== undefined,
    )
    onChange({ ...chosen, filters: isSet ? [...others, changed] : others })
  }
  const isChosen = (chosen.filters ?? []).length > 0 || chosen.availableOnly === true
  return (
    <section aria-label={t('filters.title')} className="grid content-start gap-5">
      <Switch
        label={t('filters.availableOnly')}
        note={t('filters.availableNote')}
        checked={chosen.availableOnly ?? false}
        onChange={({ currentTarget }) =>
          onChange({ ...chosen, availableOnly: currentTarget.checked })
        }
      />
      {filters.map((filter) =>
        filter.type === 'checkbox' ? (
          <CheckboxFilter key={filter.name} filter={filter} onChange={change} />
        ) : (
          <SliderFilter
            key={`${filter.name} ${filter.values.min} ${filter.values.max}`}
            filter={filter}
            onChange={change}
          />
        ),
      )}
      {isChosen && (
        <TextLink onClick={() => onChange({ filters: [], availableOnly: false })}>
          {t('filters.reset')}
        </TextLink>
      )}
    </section>
  )
}

const SHOWN_VALUES = 6

type CheckboxFilterProps = {
  filter: PriceFilter & { type: 'checkbox' }
  onChange: (changed: Chosen) => void
}

function CheckboxFilter({ filter, onChange }: CheckboxFilterProps) {
  const t = useTexts(priceTagTexts)
  const { name, label, values, currentValues } = filter
  const [isWhole, setIsWhole] = useState(false)
  const shown = isWhole
    ? values
    : values.filter((value, index) => index < SHOWN_VALUES || currentValues.includes(value))
  return (
    <fieldset className="grid min-w-0">
      <legend className="mb-1 text-small font-semibold">{label}</legend>
      {shown.map((value) => (
        <Checkbox
          key={value}
          label={value}
          checked={currentValues.includes(value)}
          onChange={({ currentTarget }) =>
            onChange({
              name,
              values: currentTarget.checked
                ? [...currentValues, value]
                : currentValues.filter((one) => one !== value),
            })
          }
        />
      ))}
      {shown.length < values.length && (
        <TextLink onClick={() => setIsWhole(true)}>{t('filters.all')}</TextLink>
      )}
    </fieldset>
  )
}

type SliderFilterProps = {
  filter: PriceFilter & { type: 'slider' }
  onChange: (changed: Chosen) => void
}

/** A bound at the end of its range does not filter, and is not sent. */
function SliderFilter({ filter, onChange }: SliderFilterProps) {
  const t = useTexts(priceTagTexts)
  const { name, label, values, currentValues } = filter
  const { min, max } = values
  const set = (changed: Partial<typeof currentValues>) => {
    const { currentMin, currentMax } = { ...currentValues, ...changed }
    onChange({
      name,
      ...(currentMin > min ? { currentMin } : {}),
      ...(currentMax < max ? { currentMax } : {}),
    })
  }
  const common = { type: 'range', min, max, step: 1, size: 44 } as const
  return (
    <fieldset className="grid min-w-0 gap-1">
      <legend className="mb-1 flex w-full justify-between text-small font-semibold">
        {label}
        <span className="font-normal tabular-nums">
          {currentValues.currentMin}–{currentValues.currentMax}
        </span>
      </legend>
      <Field
        {...common}
        label={t('filters.from', { name: label })}
        hideLabel
        value={currentValues.currentMin}
        onChange={({ currentTarget }) =>
          set({ currentMin: Math.min(Number(currentTarget.value), currentValues.currentMax) })
        }
      />
      <Field
        {...common}
        label={t('filters.to', { name: label })}
        hideLabel
        value={currentValues.currentMax}
        onChange={({ currentTarget }) =>
          set({ currentMax: Math.max(Number(currentTarget.value), currentValues.currentMin) })
        }
      />
    </fieldset>
  )
}
