import { sendSmall } from '../answer/send-small.ts'
import type { House } from '../house.ts'
import { pageRequest } from '../page/page-request.ts'
import { servePage } from '../page/serve-page.ts'
import type { PlacedVisit } from '../request/visit.ts'
import { serveStorybook } from './serve-storybook.ts'

/** Files of the storefront that stand at the root: robots, site maps, manifest, icons, feeds. */
const rootFile = /^\/([\w.-]+|(images|icons|fonts|feeds|sitemap|\.well-known)\/[\w./-]+)$/i

/** Names with an extension: files of the storefront and of the storybook, never pages. */
export async function serveFile(house: House, visit: PlacedVisit): Promise<void> {
  if (/^\/ui\//i.test(visit.path)) return serveStorybook(house, visit, visit.path.slice(4))
  // An extension at the end of a page's address is no page: nothing of a person may be kept there.
  if (!rootFile.test(visit.path)) return sendSmall(visit, 404, 'Not found\n')
  if (/\.(html?|txt|xml|webmanifest|json|js)$/i.test(visit.path)) {
    const { hostname, secure } = visit
    const page = pageRequest({
      path: visit.path,
      query: '',
      hostname,
      secure,
      rsc: null,
      noindex: false,
    })
    return servePage(house, { ...visit, rsc: null }, page)
  }
  return house.proxy.pass(visit, house.settings.storefrontOrigin)
}
