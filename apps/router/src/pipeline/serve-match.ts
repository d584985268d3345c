import type { RouteMatch } from '@svetlitsa/domain/route/match-route'
import { sendMinimalPage } from '../answer/minimal-page.ts'
import type { House } from '../house.ts'
import { notePage } from '../page/known-pages.ts'
import { allowedQuery } from '../page/page-request.ts'
import { sendErrorPage } from '../page/serve-error-page.ts'
import { pageFor, servePage } from '../page/serve-page.ts'
import type { PlacedVisit } from '../request/visit.ts'
import { serveStorybook } from './serve-storybook.ts'

/** Step 6 of the pipeline: the row of the route table says which app answers. */
export async function serveMatch(
  house: House,
  visit: PlacedVisit,
  match: RouteMatch,
): Promise<void> {
  const { route } = match
  switch (route.app) {
    case 'storefront': {
      const query = allowedQuery(visit.query, visit.map.queryNames(route))
      const page = pageFor(visit, match.path, query, route.robots === 'noindex')
      notePage(visit, page)
      return servePage(house, visit, page)
    }
    case 'ui':
      return serveStorybook(house, visit, match.params.rest ?? '')
    case 'api':
    case 'router':
      return sendErrorPage(house, visit, 404)
    default: {
      const headers: Record<string, string> = { 'x-robots-tag': 'noindex' }
      // An address that opens an order must not reach other sites in a referrer (F41).
      if (route.bearer) headers['referrer-policy'] = 'no-referrer'
      const served = await house.apps[route.app].servePage(visit, headers)
      if (!served) sendMinimalPage(visit, 503)
    }
  }
}
