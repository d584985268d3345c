'use client'

import { Search } from 'lucide'
import { useState } from 'react'
import { Checkbox } from '../primitives/checkbox.tsx'
import { Field } from '../primitives/field.tsx'
import { Icon } from '../primitives/icon.tsx'
import { TextLink } from '../primitives/text-link.tsx'
import type { FilterOption } from './filter-option.ts'

export type { FilterOption } from './filter-option.ts'

export type FilterChecksWords = {
  /** «Ещё {n}». */
  more: string
  less: string
  /** «Найти среди {n}», in a list too long to read. */
  find: string
}

type FilterChecksProps = {
  legend: string
  options: readonly FilterOption[]
  onToggle: (id: string, checked: boolean) => void
  words: FilterChecksWords
  /** How many are shown before «Ещё». */
  shownFirst?: number
}

const searchedFrom = 16

/**
 * A list to tick, with counts. A ticked value does not move; a value that would leave nothing is
 * dead in its place (design notes §3). Long lists show their first and can be searched.
 */
export function FilterChecks(props: FilterChecksProps) {
  const { legend, options, onToggle, words, shownFirst = 5 } = props
  const [isWhole, setWhole] = useState(false)
  const [sought, setSought] = useState('')
  const found = options.filter(({ value }) => matches(value, sought))
  const isCut = !isWhole && sought === '' && options.length > shownFirst + 1
  const shown = isCut ? found.filter((one, at) => at < shownFirst || one.checked) : found
  const hidden = found.length - shown.length

  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{legend}</legend>
      {options.length >= searchedFrom && (
        <div className="mb-2">
          <Field
            size={44}
            hideLabel
            label={`${legend}: ${words.find.replace('{n}', String(options.length))}`}
            placeholder={words.find.replace('{n}', String(options.length))}
            before={<Icon of={Search} />}
            value={sought}
            onChange={(event) => setSought(event.target.value)}
          />
        </div>
      )}
      {shown.map(({ id, value, count, checked, availability }) => (
        <Checkbox
          key={id}
          label={<span className="text-row">{value}</span>}
          after={<span className="text-row">{count}</span>}
          checked={checked}
          disabled={!availability && !checked}
          onChange={(event) => onToggle(id, event.target.checked)}
        />
      ))}
      {(hidden > 0 || (isWhole && sought === '')) && (
        <p className="mt-1 text-small">
          <TextLink onClick={() => setWhole(!isWhole)} aria-expanded={isWhole}>
            {isWhole ? words.less : words.more.replace('{n}', String(hidden))}
          </TextLink>
        </p>
      )}
    </fieldset>
  )
}

const matches = (value: string, sought: string) =>
  value.toLocaleLowerCase('ru').includes(sought.trim().toLocaleLowerCase('ru'))
