import { PrefetchKind } from 'next/dist/client/components/router-reducer/router-reducer-types'
import type { useRouter } from 'next/navigation'

/** Next tells no end of a prefetch; within this time a page is there or no longer wanted. */
const slotMs = 1_000

/** Fetches a page whole before it is asked for. */
export function prefetchPage(router: ReturnType<typeof useRouter>, href: string): Promise<void> {
  router.prefetch(href, { kind: PrefetchKind.FULL })
  return new Promise((resolve) => setTimeout(resolve, slotMs))
}
