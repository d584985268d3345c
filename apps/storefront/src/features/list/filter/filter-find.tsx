'use client'

import type { FormEvent, KeyboardEvent, ReactNode } from 'react'

/**
 * Searches the values of a filter by the field inside. The rows were drawn without scripts and stay
 * as they are; those that do not fit are hidden, and the fold that holds the others opens.
 */
export function FilterFind({ children }: { children: ReactNode }) {
  const sift = ({ target }: FormEvent) => {
    if (!(target instanceof HTMLInputElement)) return
    const sought = target.value.trim().toLocaleLowerCase('ru')
    const set = target.closest('fieldset')
    for (const row of set?.querySelectorAll<HTMLElement>('[data-row]') ?? []) {
      row.hidden = !(row.dataset.row ?? '').includes(sought)
    }
    const fold = set?.querySelector('details')
    if (fold && sought !== '') fold.open = true
  }
  const stay = (event: KeyboardEvent) => {
    if (event.key === 'Enter') event.preventDefault()
  }
  return (
    // What is sought is no filter: the form must neither send it nor ask for goods by it.
    // biome-ignore lint/a11y/noStaticElementInteractions: the field inside is what is typed into.
    <div className="mb-2" data-aside onInput={sift} onKeyDown={stay}>
      {children}
    </div>
  )
}
