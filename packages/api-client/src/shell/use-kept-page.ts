import { hashKey, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { getShellStateQueryOptions, type ShellState } from './queries.ts'

/**
 * Reads what a page shows again when the browser brings it back from those that it kept: meanwhile
 * the basket, favourites and login may have changed on another page (page.back).
 *
 * @param reload begins the page anew, if it shows another city, or what belonged to a person who is
 * no longer logged in. Must be stable.
 */
export function useKeptPage(reload: () => void): void {
  const client = useQueryClient()
  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void readAgain(client, reload)
    }
    window.addEventListener('pageshow', onPageShow)
    return () => window.removeEventListener('pageshow', onPageShow)
  }, [client, reload])
}

async function readAgain(client: QueryClient, reload: () => void): Promise<void> {
  const options = getShellStateQueryOptions()
  const kept = client.getQueryData(options.queryKey)
  // A request that was under way when the page was left would be answered with the state of then.
  await client.cancelQueries()
  const state = await client.fetchQuery({ ...options, staleTime: 0 }).catch(() => null)
  if (kept && state && isForeign(kept, state)) return reload()
  const isLogin = kept?.user === null && state?.user
  const others = {
    predicate: ({ queryHash }: { queryHash: string }) =>
      !state || queryHash !== hashKey(options.queryKey),
  }
  // As after a login on the page itself.
  await (isLogin ? client.resetQueries(others) : client.invalidateQueries(others))
}

/** Whether a page was made for another city, or shows the data of a person who is gone. */
function isForeign(kept: ShellState, state: ShellState): boolean {
  const isOther = kept.user !== null && kept.user.id !== state.user?.id
  return isOther || kept.region.ID !== state.region.ID
}
