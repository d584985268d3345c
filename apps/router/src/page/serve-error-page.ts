import { sendMinimalPage } from '../answer/minimal-page.ts'
import { sendPacked } from '../answer/send-packed.ts'
import { sendSmall } from '../answer/send-small.ts'
import type { House } from '../house.ts'
import type { PlacedVisit } from '../request/visit.ts'
import { pageRequest } from './page-request.ts'

/** The storefront's ordinary, server-rendered pages for failures (decisions «pipeline» 7). */
const errorPages = { missing: '/page-not-found/', failed: '/page-error/' } as const

/**
 * Sends the storefront's ordinary error page with this status. It is kept under its own address,
 * never under the failing one; with the storefront away a built-in page stands in.
 */
export async function sendErrorPage(
  house: House,
  visit: PlacedVisit,
  status: number,
): Promise<void> {
  if (visit.rsc) {
    sendSmall(visit, status, '')
    return
  }
  const path = status < 500 && !asksForServer(visit.query) ? errorPages.missing : errorPages.failed
  const { region, language } = visit.choice
  const page = pageRequest({
    path: `/${region.variant}/${language}/${visit.audience}${path}`,
    query: '',
    hostname: visit.hostname,
    secure: visit.secure,
    rsc: null,
    noindex: true,
  })
  try {
    const { entry } = await house.pages.ask(page)
    if (entry.isShell) {
      throw new Error(`The storefront has no page ${path}: ${entry.status}`)
    }
    await sendPacked(visit, status, [...entry.head, 'cache-control', 'no-store'], entry.body)
  } catch (error) {
    house.log.warn({ err: error, id: visit.id }, 'the built-in page stands in for an error page')
    sendMinimalPage(visit, status)
  }
}

/** Storefront §2: the query parameter `server` selects the server-error variant. */
function asksForServer(query: string): boolean {
  return query.includes('server') && new URLSearchParams(query).has('server')
}
