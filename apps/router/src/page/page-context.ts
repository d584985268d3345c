import type { HotPages } from '../page-cache/hot-pages.ts'
import type { PageCache } from '../page-cache/page-cache.ts'
import type { RedirectContext } from '../redirect/redirect-context.ts'

/** Dependencies of the storefront’s pages, which may redirect. */
export interface PageContext extends RedirectContext {
  readonly pages: PageCache
  readonly hotPages: HotPages
}
