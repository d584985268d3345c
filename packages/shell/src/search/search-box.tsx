'use client'

import { link } from '@svetlitsa/domain/route/site-map'
import { SearchField } from '@svetlitsa/ui/chrome/search-field'
import { lazyPart } from '@svetlitsa/ui/part/lazy-part'
import { Icon } from '@svetlitsa/ui/primitives/icon'
import { IconButton } from '@svetlitsa/ui/primitives/icon-button'
import { Camera, X } from 'lucide'
import { type KeyboardEvent, Suspense, useEffect, useId, useState } from 'react'

const SearchSuggestions = lazyPart(() =>
  import('./search-suggestions.tsx').then(({ SearchSuggestions }) => ({
    default: SearchSuggestions,
  })),
)

export type SearchWords = { label: string; placeholder: string; clear: string; byPhoto: string }

/**
 * The search of the header with its suggestions. Before scripts it is a plain form; the list behind
 * it is fetched when the field is first entered. Arrows walk the list, Enter opens a line or
 * searches, Escape closes the list.
 */
export function SearchBox({ words }: { words: SearchWords }) {
  const listId = useId()
  const [text, setText] = useState('')
  const [isOpen, setOpen] = useState(false)
  const [currentId, setCurrentId] = useState<string | null>(null)

  // On the page of results the field says what was searched for, so that it can be mended.
  useEffect(() => {
    const { pathname, search } = location
    if (pathname === link.search()) setText(new URLSearchParams(search).get('q') ?? '')
  }, [])

  const close = () => {
    setOpen(false)
    setCurrentId(null)
  }
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) {
      event.preventDefault()
      setOpen(true)
      setCurrentId((id) => neighbourOf(listId, id, step))
    } else if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault()
      if (currentId) document.getElementById(currentId)?.click()
      else void import('./go-direct.tsx').then(({ goDirect }) => goDirect(text))
      close()
    } else if (event.key === 'Escape' && isOpen) {
      // The browser would empty the field; the first press only closes the list.
      event.preventDefault()
      close()
    }
  }

  return (
    <SearchField
      label={words.label}
      placeholder={words.placeholder}
      camera={
        <>
          {text !== '' && (
            <IconButton label={words.clear} onClick={() => setText('')}>
              <Icon of={X} />
            </IconButton>
          )}
          <IconButton label={words.byPhoto} href={link.imageSearch()}>
            <Icon of={Camera} />
          </IconButton>
        </>
      }
      field={{
        // A field of the kind «search» may bear no other role.
        type: 'text',
        inputMode: 'search',
        role: 'combobox',
        'aria-autocomplete': 'list',
        'aria-expanded': isOpen,
        'aria-controls': listId,
        'aria-activedescendant': currentId ?? undefined,
        value: text,
        onFocus: () => setOpen(true),
        onClick: () => setOpen(true),
        onBlur: close,
        onKeyDown: press,
        onChange: (event) => {
          setText(event.target.value)
          setCurrentId(null)
          setOpen(true)
        },
      }}
    >
      {isOpen && (
        <Suspense>
          <SearchSuggestions
            id={listId}
            text={text}
            currentId={currentId}
            on={{ point: setCurrentId, pick: close }}
          />
        </Suspense>
      )}
    </SearchField>
  )
}

/** The line after or before the current one; past the ends the field itself is meant. */
function neighbourOf(listId: string, currentId: string | null, step: number): string | null {
  const rows = [...(document.getElementById(listId)?.querySelectorAll('[role=option]') ?? [])]
  const ids = rows.map(({ id }) => id)
  const next = currentId === null ? (step > 0 ? 0 : ids.length - 1) : ids.indexOf(currentId) + step
  const id = ids[next] ?? null
  if (id) document.getElementById(id)?.scrollIntoView({ block: 'nearest' })
  return id
}
