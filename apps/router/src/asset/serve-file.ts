import { isBrandPicturePath } from '@svetlitsa/domain/shop-settings/brand-picture-paths'
import { servePage } from '../page/serve-page.ts'
import { buildPageRequest } from '../page-cache/page-request.ts'
import type { RoutedRequestContext } from '../region/routed-request-context.ts'
import { sendText } from '../response/send-text.ts'
import type { AssetContext } from './asset-context.ts'
import { serveStorybook } from './serve-storybook.ts'

/** Files at the root: robots, sitemaps, manifest, icons. */
const rootFile = /^\/([\w.-]+|(images|icons|fonts|sitemap|\.well-known)\/[\w./-]+)$/i

/** Serves paths with a file extension: files of the storefront and of Storybook, never pages. */
export async function serveFile(
  routerContext: AssetContext,
  context: RoutedRequestContext,
): Promise<void> {
  if (/^\/ui\//i.test(context.path))
    return serveStorybook(routerContext, context, context.path.slice(4))
  // A page address with an extension appended is not a page: this prevents cache deception, where
  // personal data would be cached as a file.
  if (!rootFile.test(context.path)) return sendText(context, 404, 'Not found\n')
  if (/\.(html?|txt|xml|webmanifest|json|js)$/i.test(context.path)) {
    const { hostname, secure } = context
    const page = buildPageRequest({
      path: context.path,
      query: '',
      hostname,
      secure,
      noindex: false,
    })
    return servePage(routerContext, context, page)
  }
  const { apiOrigin, storefrontOrigin } = routerContext.settings
  const isBrand = isBrandPicturePath(context.path)
  return routerContext.proxy.forward(context, isBrand ? apiOrigin : storefrontOrigin)
}
