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

/** Answers a visit with a page of the storefront, from memory where it can, and then at once. */
export function servePage(
  house: House,
  visit: PlacedVisit,
  page: PageRequest,
): void | Promise<void> {
  const entry = house.pages.hit(page)
  return entry ? sendEntry(house, visit, { entry, state: 'hit' }) : askAndSend(house, visit, page)
}

async function askAndSend(house: House, visit: PlacedVisit, page: PageRequest): Promise<void> {
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
  if (answer.state === 'miss') house.hotPages.note(page)
  await sendEntry(house, visit, answer)
}

function sendEntry(
  house: House,
  visit: PlacedVisit,
  { entry, state }: PageAnswer,
): void | Promise<void> {
  house.metrics.countPage(state)
  if (entry.status >= 300 && entry.status < 400) return sendMoved(house, visit, entry)
  if (visit.rsc && entry.status !== 200) {
    sendSmall(visit, entry.status, '')
    return
  }
  if (entry.isShell) return sendErrorPage(house, visit, entry.status)
  const cacheControl = entry.status === 200 ? 'private, no-cache' : 'no-store'
  const head = [...entry.head, 'cache-control', cacheControl, 'x-cache', state]
  return sendPacked(visit, entry.status, head, entry.body)
}

/** A redirect of the storefront itself, such as a product under another section: still one hop. */
async function sendMoved(
  house: House,
  visit: PlacedVisit,
  entry: PageAnswer['entry'],
): Promise<void> {
  const target = await redirectTarget(house, visit, entry.location ?? '')
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
