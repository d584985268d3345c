import type { RouteMatch } from '@svetlitsa/domain/route/match-route'
import { serveStorybook } from '../asset/serve-storybook.ts'
import type { RouterContext } from '../context/router-context.ts'
import { sendErrorPage } from '../page/send-error-page.ts'
import { buildStorefrontRequest, servePage } from '../page/serve-page.ts'
import { filterQuery } from '../page-cache/page-request.ts'
import { cacheResolvedPage } from '../page-cache/resolved-pages.ts'
import type { RoutedRequestContext } from '../region/routed-request-context.ts'
import { sendMinimalPage } from '../response/send-minimal-page.ts'

/** Step 6 of the pipeline: the route table decides which app answers. */
export async function serveRoute(
  routerContext: RouterContext,
  context: RoutedRequestContext,
  match: RouteMatch,
): Promise<void> {
  const { route } = match
  switch (route.app) {
    case 'storefront': {
      const query = filterQuery(context.query, context.map.queryNames(route))
      const page = buildStorefrontRequest(context, match.path, query, route.robots === 'noindex')
      cacheResolvedPage(context, page)
      return servePage(routerContext, context, page)
    }
    case 'ui':
      return serveStorybook(routerContext, context, match.params.rest ?? '')
    case 'api':
    case 'router':
      return sendErrorPage(routerContext, context, 404)
    default: {
      const headers: Record<string, string> = { 'x-robots-tag': 'noindex' }
      // An address that opens an order must not reach other sites as a referrer (F41).
      if (route.bearer) headers['referrer-policy'] = 'no-referrer'
      const served = await routerContext.apps[route.app].servePage(context, headers)
      if (!served) sendMinimalPage(context, 503)
    }
  }
}
