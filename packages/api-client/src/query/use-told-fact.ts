import {
  type QueryKey,
  type QueryObserverOptions,
  replaceEqualDeep,
  useQueryClient,
} from '@tanstack/react-query'
import { startTransition, useEffect, useState } from 'react'
import { toldSource } from './told-source.ts'
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
  const source = toldSource(useQueryClient(), options)
  const isTakenOver = useDrawnByServer()
  const known = source.known()
  const early = known === undefined ? undefined : select(known)
  const [told, setTold] = useState({ select, fact: isTakenOver ? undefined : early })
  useEffect(() => {
    let last: Fact | undefined
    const show = (data: Told) => {
      const fact = replaceEqualDeep(last, select(data))
      if (fact === undefined || Object.is(fact, last)) return
      if (last === undefined) startTransition(() => setTold({ select, fact }))
      else setTold({ select, fact })
      last = fact
    }
    const leave = source.listen(show)
    const data = source.known()
    if (data !== undefined) show(data)
    return leave
  }, [source, select])
  // What was told of another thing is not true of this one.
  if (told.fact !== undefined) return told.select === select ? told.fact : early
  return isTakenOver ? undefined : early
}
