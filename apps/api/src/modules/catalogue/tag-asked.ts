import type { ParsedOf } from '@svetlitsa/api-client/contract/call'
import type { getCatalogSectionData } from '@svetlitsa/api-client/contract/catalogue'
import { matchRoute } from '@svetlitsa/domain/route/match-route'
import { routeMeta } from '@svetlitsa/domain/route/route-meta'

type Asked = Pick<ParsedOf<typeof getCatalogSectionData>, 'SECTION_CODE' | 'TAG' | 'URL'>

/** The tag whose page is asked for: named by itself, or by the address of that page (storefront §2, «Route meta»). */
export function tagAsked({ SECTION_CODE, TAG, URL: address }: Asked): string | null {
  if (TAG) return TAG
  const match = address ? matchRoute(address.split(/[?#]/, 1)[0] ?? '') : null
  const meta = match && routeMeta(match)
  if (meta?.type !== 'tag' || meta.sectionName !== SECTION_CODE.toLowerCase()) return null
  return match?.params.tag ?? null
}
