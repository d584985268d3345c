import { sendMinimalPage } from '../answer/minimal-page.ts'
import { sendPacked } from '../answer/send-packed.ts'
import { sendSmall } from '../answer/send-small.ts'
import type { House } from '../house.ts'
import { textOf } from '../redirect/address.ts'
import { redirectTarget } from '../redirect/redirect-target.ts'
import type { PlacedVisit } from '../request/visit.ts'
import { type PageAnswer, TooBusy } from './page-cache.ts'
import { type PageRequest, pageRequest } from './page-request.ts'
import { sendErrorPage } from './serve-error-page.ts'

/** The request for a page of the storefront as this visitor sees it. */
export function pageFor(
  visit: PlacedVisit,
  path: string,
  query = '',
  noindex = false,
): PageRequest {
  const { region, language } = visit.choice
  return pageRequest({
    path: `/${region.variant}/${language}/${visit.audience}${path}`,
    query,
    hostname: visit.hostname,
    secure: visit.secure,
    rsc: visit.rsc,
    noindex,
  })
}

/** Answers a visit with a page of the storefront, from memory where it can. */
export async function servePage(
  house: House,
  visit: PlacedVisit,
  page: PageRequest,
): Promise<void> {
  let answer: PageAnswer
  try {
    answer = await house.pages.ask(page)
  } catch (error) {
    if (!(error instanceof TooBusy))
      house.log.error({ err: error, id: visit.id, path: visit.path }, 'no page')
    house.metrics.countPage('none')
    if (visit.rsc) sendSmall(visit, 503, '', { 'retry-after': '3' })
    else sendMinimalPage(visit, 503)
    return
  }
  const { entry, state } = answer
  house.metrics.countPage(state)
  if (state === 'miss') house.hotPages.note(page)
  if (entry.status >= 300 && entry.status < 400) return sendMoved(house, visit, entry)
  if (visit.rsc && entry.status !== 200) {
    sendSmall(visit, entry.status, '')
    return
  }
  if (entry.isShell) return sendErrorPage(house, visit, entry.status)
  await sendPacked(
    visit,
    entry.status,
    {
      ...entry.headers,
      'cache-control': entry.status === 200 ? 'private, no-cache' : 'no-store',
      'x-cache': state,
    },
    entry.body,
  )
}

/** A redirect of the storefront itself, such as a product under another section: still one hop. */
async function sendMoved(
  house: House,
  visit: PlacedVisit,
  entry: PageAnswer['entry'],
): Promise<void> {
  const target = await redirectTarget(house, visit, entry.headers.location ?? '')
  if (!target) {
    house.log.error({ id: visit.id, path: visit.path }, 'the storefront redirects to a bad address')
    return sendErrorPage(house, visit, 404)
  }
  if (visit.rsc) {
    sendSmall(visit, 404, '')
    return
  }
  const permanent = entry.status === 301 || entry.status === 308
  sendSmall(visit, permanent ? 301 : 302, '', {
    location: textOf(target),
    'cache-control': permanent ? 'public, max-age=3600' : 'private, no-store',
  })
}
