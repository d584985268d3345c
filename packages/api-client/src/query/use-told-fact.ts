import {
  hashKey,
  type QueryKey,
  QueryObserver,
  type QueryObserverOptions,
  useQueryClient,
} from '@tanstack/react-query'
import { startTransition, useEffect, useState } from 'react'
import { useDrawnByServer } from './use-drawn-by-server.ts'

/**
 * One fact of what a call of the person's own told; undefined until it is known, and while React
 * takes over what the server drew. The call tells it to dozens of cards at once: they are drawn anew
 * a few at a time between presses and scrolling, and a later change at once. `select` must be stable.
 */
export function useToldFact<Told, Fact, Key extends QueryKey>(
  options: QueryObserverOptions<Told, Error, Told, Told, Key>,
  select: (told: Told) => Fact,
): Fact | undefined {
  const client = useQueryClient()
  const isTakenOver = useDrawnByServer()
  const known = client.getQueryData<Told>(options.queryKey)
  const early = known === undefined ? undefined : select(known)
  const [told, setTold] = useState({ select, fact: isTakenOver ? undefined : early })
  const key = hashKey(options.queryKey)
  // The key says what the options ask for.
  useEffect(() => {
    const observer = new QueryObserver<Told, Error, Fact, Told, Key>(client, {
      ...options,
      ...withoutTimer(options.staleTime),
      select,
      notifyOnChangeProps: ['data'],
    })
    let isFirst = true
    const show = (fact: Fact | undefined) => {
      if (fact === undefined) return
      if (isFirst) startTransition(() => setTold({ select, fact }))
      else setTold({ select, fact })
      isFirst = false
    }
    const leave = observer.subscribe(({ data }) => show(data))
    show(observer.getCurrentResult().data)
    return leave
  }, [client, key, select])
  // What was told of another thing is not true of this one.
  if (told.fact !== undefined) return told.select === select ? told.fact : early
  return isTakenOver ? undefined : early
}

/**
 * Asks anew when it would otherwise, but sets no timer for the moment when the answer is old: a
 * hundred of them at once were most of what a list cost a telephone after it was taken over.
 */
function withoutTimer(staleTime: unknown) {
  if (typeof staleTime !== 'number') return {}
  const whenOld = (query: { isStaleByTime(staleTime: number): boolean }) =>
    query.isStaleByTime(staleTime) && 'always'
  return {
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: whenOld,
    refetchOnReconnect: whenOld,
  } as const
}
