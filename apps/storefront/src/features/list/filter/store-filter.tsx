'use client'

import { lazyPart } from '@svetlitsa/ui/part/lazy-part'
import { Suspense, useEffect, useRef, useState } from 'react'
import type { ListChoice } from '../list-choice.ts'
import type { ListScope } from '../list-scope.ts'
import type { FilterWords } from './filter-words.ts'

export type StoresAsked = { scope: ListScope; choice: ListChoice }

type StoreFilterProps = { asked: StoresAsked; words: Pick<FilterWords, 'stores' | 'storesNone'> }

const StoreChoice = lazyPart(() =>
  import('./store-choice.tsx').then(({ StoreChoice }) => ({ default: StoreChoice })),
)

/**
 * Stores of the shopper's city, with how many of the goods stand in each; stands inside a fold. A
 * page serves many cities: they are asked for when the fold is opened, or when the address names some.
 */
export function StoreFilter({ asked, words }: StoreFilterProps) {
  const { stores } = asked.choice.filters
  const [isOpen, setOpen] = useState(stores !== undefined)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const fold = place.current?.closest('details')
    const note = () => fold?.open && setOpen(true)
    note()
    fold?.addEventListener('toggle', note)
    return () => fold?.removeEventListener('toggle', note)
  }, [])
  // Until the names are there the choice must not get lost with the next one.
  const kept = stores?.map((id) => <input key={id} type="hidden" name="stores" value={id} />)
  return (
    <div ref={place} className="min-h-8">
      {isOpen ? (
        <Suspense fallback={kept}>
          <StoreChoice asked={asked} words={words} />
        </Suspense>
      ) : (
        kept
      )}
    </div>
  )
}
