import {
  type QueryKey,
  type QueryObserverOptions,
  replaceEqualDeep,
  useQueryClient,
} from '@tanstack/react-query'
import { startTransition, useEffect, useState } from 'react'
import { useIsHydrating } from '../hydration/use-is-hydrating.ts'
import { getSharedQueryObserver } from './shared-query-observer.ts'

/**
 * Returns a selected part of a personal query; undefined until it is loaded and during hydration.
 * The response reaches dozens of cards at once, so their first render is spread over idle time
 * between interactions; later changes render at once. `select` must be stable.
 */
export function useQuerySelector<Data, Selected, Key extends QueryKey>(
  options: QueryObserverOptions<Data, Error, Data, Data, Key>,
  select: (snapshot: Data) => Selected,
): Selected | undefined {
  const observer = getSharedQueryObserver(useQueryClient(), options)
  const isHydrating = useIsHydrating()
  const cached = observer.getData()
  const initial = cached === undefined ? undefined : select(cached)
  const [snapshot, setSnapshot] = useState({ select, fact: isHydrating ? undefined : initial })
  useEffect(() => {
    let last: Selected | undefined
    const show = (data: Data) => {
      const value = replaceEqualDeep(last, select(data))
      if (value === undefined || Object.is(value, last)) return
      if (last === undefined) startTransition(() => setSnapshot({ select, fact: value }))
      else setSnapshot({ select, fact: value })
      last = value
    }
    const unsubscribe = observer.subscribe(show)
    const data = observer.getData()
    if (data !== undefined) show(data)
    return unsubscribe
  }, [observer, select])
  // A snapshot of another selector must not be used for this one.
  if (snapshot.fact !== undefined) return snapshot.select === select ? snapshot.fact : initial
  return isHydrating ? undefined : initial
}
