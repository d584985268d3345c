import { buildChoiceCookies } from '../region/build-choice-cookies.ts'
import { withoutChoice } from '../region/choose-region.ts'
import type { RoutedRequestContext } from '../region/routed-request-context.ts'
import { sendText } from '../response/send-text.ts'
import { formatAddress } from './address.ts'
import type { RedirectContext } from './redirect-context.ts'
import { resolveAddress } from './resolve-address.ts'

const campaignParameter = /^(yclid|ymclid|gclid|utm_[a-z_]{1,20})$/
const thirtyDaysSeconds = 30 * 24 * 60 * 60

/**
 * Builds the cookie that keeps campaign parameters (yclid, utm_*) which a redirect would drop, so
 * that analytics on the next page can read them (ADR 0046, step 3); null if none is lost.
 */
function buildCampaignCookie(query: string, keptQuery: string, secure: boolean): string | null {
  if (!/(yclid|gclid|utm_)/.test(query)) return null
  const keptParameters = new URLSearchParams(keptQuery)
  const lost = new URLSearchParams()
  for (const [name, value] of new URLSearchParams(query)) {
    if (campaignParameter.test(name) && !keptParameters.has(name) && value !== '')
      lost.set(name, value.slice(0, 200))
  }
  if (lost.size === 0) return null
  const value = encodeURIComponent(lost.toString().slice(0, 1500))
  const attributes = `; Path=/; Max-Age=${thirtyDaysSeconds}; SameSite=Lax`
  return `campaign=${value}${attributes}${secure ? '; Secure' : ''}`
}

/**
 * Steps 3 and 4 of the pipeline: stores a choice of region or language and redirects the visitor in
 * one hop to the canonical address. Returns true if it has answered.
 */
export async function applyRedirects(
  routerContext: RedirectContext,
  context: RoutedRequestContext,
): Promise<boolean> {
  const { choice } = context
  const hasChoice = choice.chosenRegion !== null || choice.chosenLanguage !== null
  const query = hasChoice ? withoutChoice(context.query) : context.query
  const { address, permanent } = await resolveAddress(routerContext, context, context.path, query)
  const target = formatAddress(address)
  const differs =
    target !==
    formatAddress({ origin: null, isExternal: false, path: context.path, query, hash: '' })
  const keepsChoice = hasChoice && context.audience === 'person'
  if (!differs && !keepsChoice) return false
  const campaignCookie = address.isExternal
    ? null
    : buildCampaignCookie(context.query, address.query, context.secure)
  const cookies = keepsChoice ? buildChoiceCookies(choice, context.secure) : []
  if (campaignCookie) cookies.push(campaignCookie)
  const isPermanent = permanent && !keepsChoice
  sendText(context, isPermanent ? 301 : 302, '', {
    location: target,
    'cache-control': chooseCacheControl(isPermanent, hasChoice || campaignCookie !== null),
    ...(cookies.length > 0 ? { 'set-cookie': cookies } : {}),
  })
  routerContext.metrics.countRedirect(keepsChoice ? 'choice' : 'moved')
  return true
}

function chooseCacheControl(isPermanent: boolean, isOwn: boolean): string {
  if (!isPermanent) return 'private, no-store'
  return isOwn ? 'private, max-age=3600' : 'public, max-age=3600'
}
