import {
  hashKey,
  type QueryClient,
  type QueryKey,
  QueryObserver,
  type QueryObserverOptions,
} from '@tanstack/react-query'

type Options<Told, Key extends QueryKey> = QueryObserverOptions<Told, Error, Told, Told, Key>

/** What one call tells to everybody who listens: one observer for dozens of cards. */
export interface ToldSource<Told> {
  known(): Told | undefined
  /** Asks, where nobody did or the answer is old; ends the listening by what it returns. */
  listen(listener: (told: Told) => void): () => void
}

const sources = new WeakMap<QueryClient, Map<string, ToldSource<unknown>>>()
const hashes = new WeakMap<QueryKey, string>()

/**
 * The source of what `options` ask for. A hundred observers of one call, each of which hashes its
 * key and watches the time, were most of what a list cost a telephone after it was taken over.
 */
export function toldSource<Told, Key extends QueryKey>(
  client: QueryClient,
  options: Options<Told, Key>,
): ToldSource<Told> {
  const hash = hashOf(options.queryKey)
  const ofClient = sources.get(client) ?? new Map<string, ToldSource<unknown>>()
  sources.set(client, ofClient)
  const source = ofClient.get(hash) ?? openSource(client, options, hash)
  ofClient.set(hash, source)
  return source as ToldSource<Told>
}

function openSource<Told, Key extends QueryKey>(
  client: QueryClient,
  options: Options<Told, Key>,
  queryHash: string,
): ToldSource<Told> {
  const listeners = new Set<(told: Told) => void>()
  let observer: QueryObserver<Told, Error, Told, Told, Key> | undefined
  let leave: (() => void) | undefined
  const isOld = isOldAfter(options.staleTime)
  const queryOf = () => client.getQueryCache().get<Told, Error, Told, Key>(queryHash)

  function join() {
    const query = queryOf()
    // A cache that was emptied since has another query by this name, or none.
    if (query && query === observer?.getCurrentQuery()) {
      const isAnswered = query.state.status !== 'pending'
      if (isAnswered && isOld(query)) void observer.refetch({ cancelRefetch: false })
      return
    }
    leave?.()
    observer = new QueryObserver(client, {
      ...options,
      // Asks anew when it would otherwise, but sets no timer for the moment when the answer is old.
      staleTime: Number.POSITIVE_INFINITY,
      refetchOnMount: (query) => isOld(query) && 'always',
      refetchOnReconnect: (query) => isOld(query) && 'always',
      queryHash,
      notifyOnChangeProps: ['data'],
    })
    leave = observer.subscribe(({ data }) => {
      if (data !== undefined) for (const listener of listeners) listener(data)
    })
  }

  return {
    known: () => queryOf()?.state.data,
    listen(listener) {
      listeners.add(listener)
      join()
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        leave?.()
        leave = undefined
        observer = undefined
      }
    },
  }
}

function hashOf(key: QueryKey): string {
  const hash = hashes.get(key) ?? hashKey(key)
  hashes.set(key, hash)
  return hash
}

function isOldAfter(staleTime: unknown) {
  const ms = typeof staleTime === 'number' ? staleTime : 0
  return (query: { isStaleByTime(staleTime: number): boolean }) => query.isStaleByTime(ms)
}
