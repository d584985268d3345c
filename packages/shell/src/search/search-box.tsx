import { link } from '@svetlitsa/domain/route/site-map'
import { IconButton } from '@svetlitsa/ui/actions/icon-button'
import { lazyWithReload } from '@svetlitsa/ui/lazy/lazy-with-reload'
import { Icon } from '@svetlitsa/ui/media/icon'
import { SearchField } from '@svetlitsa/ui/navigation/search-field'
import { Camera, X } from 'lucide'
import { type KeyboardEvent, Suspense, useEffect, useId, useState } from 'react'

const SearchSuggestions = lazyWithReload(() =>
  import('./search-suggestions.tsx').then(({ SearchSuggestions }) => ({
    default: SearchSuggestions,
  })),
)

export type SearchTexts = { label: string; placeholder: string; clear: string; byPhoto: string }

/**
 * The header's search with suggestions. Before hydration it is a plain form; the list of
 * suggestions loads when the field first gets the focus. Arrow keys move through the list, Enter
 * opens an option or searches, Escape closes the list.
 */
export function SearchBox({ texts }: { texts: SearchTexts }) {
  const listId = useId()
  const [text, setText] = useState('')
  const [isOpen, setOpen] = useState(false)
  const [currentId, setCurrentId] = useState<string | null>(null)

  // On the results page the field contains the query, so that it can be edited.
  useEffect(() => {
    const { pathname, search } = location
    if (pathname === link.search()) setText(new URLSearchParams(search).get('q') ?? '')
  }, [])

  const close = () => {
    setOpen(false)
    setCurrentId(null)
  }
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) {
      event.preventDefault()
      setOpen(true)
      setCurrentId((id) => findNeighbourId(listId, id, step))
    } else if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault()
      if (currentId) document.getElementById(currentId)?.click()
      else
        void import('./navigate-to-search.ts').then(({ navigateToSearch: goDirect }) =>
          goDirect(text),
        )
      close()
    } else if (event.key === 'Escape' && isOpen) {
      // The browser would clear the field; the first Escape only closes the list.
      event.preventDefault()
      close()
    }
  }

  return (
    <SearchField
      label={texts.label}
      placeholder={texts.placeholder}
      camera={
        <>
          {text !== '' && (
            <IconButton label={texts.clear} onClick={() => setText('')}>
              <Icon iconNode={X} />
            </IconButton>
          )}
          <IconButton label={texts.byPhoto} href={link.imageSearch()}>
            <Icon iconNode={Camera} />
          </IconButton>
        </>
      }
      field={{
        // An input of type «search» cannot have another role.
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
        onKeyDown: handleKeyDown,
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
            callbacks={{ highlight: setCurrentId, select: close }}
          />
        </Suspense>
      )}
    </SearchField>
  )
}

/**
 * Returns the id of the next or previous option; null past the ends, which means the field itself.
 */
function findNeighbourId(listId: string, currentId: string | null, step: number): string | null {
  const rows = [...(document.getElementById(listId)?.querySelectorAll('[role=option]') ?? [])]
  const ids = rows.map(({ id }) => id)
  const next = currentId === null ? (step > 0 ? 0 : ids.length - 1) : ids.indexOf(currentId) + step
  const id = ids[next] ?? null
  if (id) document.getElementById(id)?.scrollIntoView({ block: 'nearest' })
  return id
}
