'use client'

import { Field } from '@svetlitsa/ui/primitives/field'
import { Icon } from '@svetlitsa/ui/primitives/icon'
import { Search } from 'lucide-react'
import type { ChangeEvent } from 'react'

type FilterFindProps = { label: string; hint: string }

/**
 * Searches the values of a filter. The rows were drawn without scripts and stay as they are; those
 * that do not fit are hidden, and the fold that holds the others opens.
 */
export function FilterFind({ label, hint }: FilterFindProps) {
  const sift = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const sought = target.value.trim().toLocaleLowerCase('ru')
    const set = target.closest('fieldset')
    for (const row of set?.querySelectorAll<HTMLElement>('[data-row]') ?? []) {
      row.hidden = !(row.dataset.row ?? '').includes(sought)
    }
    const fold = set?.querySelector('details')
    if (fold && sought !== '') fold.open = true
  }
  return (
    // What is sought is no filter: the form must neither send it nor ask for goods by it.
    <div className="mb-2" data-aside>
      <Field
        size={44}
        hideLabel
        type="search"
        label={label}
        placeholder={hint}
        autoComplete="off"
        before={<Icon of={Search} />}
        onChange={sift}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault()
        }}
      />
    </div>
  )
}
