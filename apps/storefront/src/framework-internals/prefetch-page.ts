import type { useRouter } from 'next/navigation'

type Router = ReturnType<typeof useRouter>
type PrefetchOptions = NonNullable<Parameters<Router['prefetch']>[1]>

/**
 * Next does not report when a prefetch ends; after this time the page has arrived or is no longer
 * needed.
 */
const slotDurationMs = 1_000
/**
 * A value of an enum that Next exports as a type only; an unknown value prefetches a part of the
 * page.
 */
const fullPrefetch = 'full' as PrefetchOptions['kind']

/** Prefetches a whole page. */
export function prefetchPage(router: Router, href: string): Promise<void> {
  router.prefetch(href, { kind: fullPrefetch })
  return new Promise((resolve) => setTimeout(resolve, slotDurationMs))
}
