'use client'

import { lazyPart } from '@svetlitsa/shell/version/lazy-part'
import { Accordion } from '@svetlitsa/ui/primitives/accordion'
import { Skeleton } from '@svetlitsa/ui/primitives/skeleton'
import { Suspense, useEffect, useRef, useState } from 'react'
import type { ListChoice } from '../list-choice.ts'
import type { ListScope } from '../list-scope.ts'
import type { FilterWords } from './filter-words.ts'

export type StoresAsked = { scope: ListScope; choice: ListChoice }

type StoreFilterProps = { asked: StoresAsked; words: FilterWords }

const StoreChoice = lazyPart(() =>
  import('./store-choice.tsx').then(({ StoreChoice }) => ({ default: StoreChoice })),
)

/**
 * Stores of the shopper's city, with how many of the goods stand in each. A page serves many cities:
 * they are asked for when the group is opened, or when the address names some.
 */
export function StoreFilter({ asked, words }: StoreFilterProps) {
  const { stores } = asked.choice.filters
  const [isOpen, setOpen] = useState(stores !== undefined)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const fold = place.current?.querySelector('details')
    const note = () => fold?.open && setOpen(true)
    fold?.addEventListener('toggle', note)
    return () => fold?.removeEventListener('toggle', note)
  }, [])
  return (
    <div ref={place}>
      <Accordion title={words.stores} open={stores !== undefined}>
        {/* Until the names are there the choice must not get lost with the next one. */}
        {!isOpen && stores?.map((id) => <input key={id} type="hidden" name="stores" value={id} />)}
        {isOpen && (
          <Suspense fallback={<Skeleton width="most" />}>
            <StoreChoice asked={asked} words={words} />
          </Suspense>
        )}
      </Accordion>
    </div>
  )
}
