'use client'

import { Chip } from '../primitives/chip.tsx'
import type { FilterOption } from './filter-option.ts'

type FilterButtonsProps = {
  legend: string
  options: readonly FilterOption[]
  onToggle: (id: string, checked: boolean) => void
}

/** Values as chips (type button): short ones, such as the number of seats. */
export function FilterButtons({ legend, options, onToggle }: FilterButtonsProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map(({ id, value, checked, availability }) => (
          <Chip
            key={id}
            chosen={checked}
            disabled={!availability && !checked}
            onClick={() => onToggle(id, !checked)}
          >
            {value}
          </Chip>
        ))}
      </div>
    </fieldset>
  )
}
