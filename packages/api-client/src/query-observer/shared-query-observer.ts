import {
  hashKey,
  type QueryClient,
  type QueryKey,
  QueryObserver,
  type QueryObserverOptions,
} from '@tanstack/react-query'

type Options<Data, Key extends QueryKey> = QueryObserverOptions<Data, Error, Data, Data, Key>

/** One query observer shared by many components, such as dozens of cards. */
export interface SharedQueryObserver<Data> {
  getData(): Data | undefined
  /** Fetches missing or stale data. Returns a function that unsubscribes. */
  subscribe(listener: (data: Data) => void): () => void
}

const observersByClient = new WeakMap<QueryClient, Map<string, SharedQueryObserver<unknown>>>()
const hashByKey = new WeakMap<QueryKey, string>()

/**
 * Returns the shared observer of a query. With a separate observer per component, hashing keys and
 * scheduling timers for about a hundred observers dominated the time after hydration on phones.
 */
export function getSharedQueryObserver<Data, Key extends QueryKey>(
  client: QueryClient,
  options: Options<Data, Key>,
): SharedQueryObserver<Data> {
  const hash = getQueryHash(options.queryKey)
  const clientObservers =
    observersByClient.get(client) ?? new Map<string, SharedQueryObserver<unknown>>()
  observersByClient.set(client, clientObservers)
  const shared = clientObservers.get(hash) ?? createSharedObserver(client, options, hash)
  clientObservers.set(hash, shared)
  return shared as SharedQueryObserver<Data>
}

function createSharedObserver<Data, Key extends QueryKey>(
  client: QueryClient,
  options: Options<Data, Key>,
  queryHash: string,
): SharedQueryObserver<Data> {
  const listeners = new Set<(data: Data) => void>()
  let observer: QueryObserver<Data, Error, Data, Data, Key> | undefined
  let unsubscribe: (() => void) | undefined
  const isStale = createStaleCheck(options.staleTime)
  const getQuery = () => client.getQueryCache().get<Data, Error, Data, Key>(queryHash)

  function attachObserver() {
    const query = getQuery()
    // After the cache was cleared, it holds a different query with this key, or none.
    if (query && query === observer?.getCurrentQuery()) {
      const isSettled = query.state.status !== 'pending'
      if (isSettled && isStale(query)) void observer.refetch({ cancelRefetch: false })
      return
    }
    unsubscribe?.()
    observer = new QueryObserver(client, {
      ...options,
      // Refetches on subscription as usual, but sets no timer for the moment the data becomes
      // stale.
      staleTime: Number.POSITIVE_INFINITY,
      refetchOnMount: (query) => isStale(query) && 'always',
      refetchOnReconnect: (query) => isStale(query) && 'always',
      queryHash,
      notifyOnChangeProps: ['data'],
    })
    unsubscribe = observer.subscribe(({ data }) => {
      if (data !== undefined) for (const listener of listeners) listener(data)
    })
  }

  return {
    getData: () => getQuery()?.state.data,
    subscribe(listener) {
      listeners.add(listener)
      attachObserver()
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        unsubscribe?.()
        unsubscribe = undefined
        observer = undefined
      }
    },
  }
}

function getQueryHash(key: QueryKey): string {
  const hash = hashByKey.get(key) ?? hashKey(key)
  hashByKey.set(key, hash)
  return hash
}

function createStaleCheck(staleTime: unknown) {
  const ms = typeof staleTime === 'number' ? staleTime : 0
  return (query: { isStaleByTime(staleTime: number): boolean }) => query.isStaleByTime(ms)
}
