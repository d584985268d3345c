import { foldLetters } from '@svetlitsa/domain/text/plain-text'
import type { FormEvent, KeyboardEvent, ReactNode } from 'react'

/**
 * Filters the values of a filter by the text typed into the field inside. The rows stay in
 * place; those that do not match are hidden, and the collapsed group that holds the others opens.
 */
export function FilterSearch({ children }: { children: ReactNode }) {
  const filterRows = ({ target }: FormEvent) => {
    if (!(target instanceof HTMLInputElement)) return
    const query = foldLetters(target.value)
    const set = target.closest('fieldset')
    for (const row of set?.querySelectorAll<HTMLElement>('[data-row]') ?? []) {
      row.hidden = !(row.dataset.row ?? '').includes(query)
    }
    const details = set?.querySelector('details')
    if (details && query !== '') details.open = true
  }
  const preventSubmit = (event: KeyboardEvent) => {
    if (event.key === 'Enter') event.preventDefault()
  }
  return (
    // The search text is not a filter: the form must neither send it nor reload the list because of
    // it.
    // biome-ignore lint/a11y/noStaticElementInteractions: the input inside is interactive.
    <div className="mb-2" data-aside onInput={filterRows} onKeyDown={preventSubmit}>
      {children}
    </div>
  )
}
