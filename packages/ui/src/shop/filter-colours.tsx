'use client'

import { Check } from 'lucide'
import { Icon } from '../primitives/icon.tsx'
import type { FilterOption } from './filter-option.ts'

/** A base colour: `colour` comes from the data, through the style of its disc alone. */
export type ColourOption = FilterOption & { colour: string; isDark: boolean }

type FilterColoursProps = {
  legend: string
  options: readonly ColourOption[]
  onToggle: (id: string, checked: boolean) => void
}

/** Colours as discs of 30 px in targets of 36 (type base_color); a tick says which are on. */
export function FilterColours({ legend, options, onToggle }: FilterColoursProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{legend}</legend>
      <div className="-m-1 flex flex-wrap gap-1">
        {options.map(({ id, value, checked, availability, colour, isDark }) => (
          <label
            key={id}
            title={value}
            className="relative flex size-11 items-center justify-center has-disabled:opacity-40 md:size-9"
          >
            <input
              type="checkbox"
              aria-label={value}
              checked={checked}
              disabled={!availability && !checked}
              onChange={(event) => onToggle(id, event.target.checked)}
              className="peer sr-only"
            />
            <span
              style={{ backgroundColor: colour }}
              className={`flex size-10 items-center justify-center rounded-full ring-1 ring-control/60 peer-checked:outline-2 peer-checked:outline-offset-2 peer-checked:outline-ink peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-accent md:size-7.5 ${isDark ? 'text-white' : 'text-picture-ink'}`}
            >
              {checked && <Icon of={Check} size="line" />}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
