import { lazyWithReload } from '@svetlitsa/ui/lazy/lazy-with-reload'
import { Suspense, useEffect, useRef, useState } from 'react'
import type { ListChoice } from '../../choice/list-choice.ts'
import type { ListScope } from '../../choice/list-scope.ts'
import type { FilterTexts } from '../get-filter-texts.ts'

export type StoresQuery = { scope: ListScope; choice: ListChoice }

type StoreFilterProps = { query: StoresQuery; texts: Pick<FilterTexts, 'stores' | 'storesNone'> }

const FilterStoreOptions = lazyWithReload(() =>
  import('./filter-store-options.tsx').then(({ FilterStoreOptions }) => ({
    default: FilterStoreOptions,
  })),
)

/**
 * Stores of the shopper's city, each with its number of products, inside a collapsed group. One
 * cached page serves many cities, so the stores load when the group opens or when the address names
 * some.
 */
export function StoreFilter({ query, texts }: StoreFilterProps) {
  const { stores } = query.choice.filters
  const [isOpen, setOpen] = useState(false)
  const containerRef = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const details = containerRef.current?.closest('details')
    const onToggle = () => details?.open && setOpen(true)
    onToggle()
    details?.addEventListener('toggle', onToggle)
    return () => details?.removeEventListener('toggle', onToggle)
  }, [])
  // Until the stores have loaded, hidden inputs keep the choice for the next submit.
  const hiddenInputs = stores?.map((id) => (
    <input key={id} type="hidden" name="stores" value={id} />
  ))
  return (
    <div ref={containerRef} className="min-h-8">
      {isOpen ? (
        <Suspense fallback={hiddenInputs}>
          <FilterStoreOptions query={query} texts={texts} />
        </Suspense>
      ) : (
        hiddenInputs
      )}
    </div>
  )
}
