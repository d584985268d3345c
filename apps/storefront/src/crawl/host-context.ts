import { getInitialData } from '@svetlitsa/api-client/api/shell'
import { answerOf } from '@svetlitsa/api-client/client/answer-of'
import { callOptions } from '../call-options.ts'
import type { PageContext } from '../page-context.ts'
import { siteOrigin } from '../site-origin.ts'

/**
 * For whom a file at the root is written: such a file has no region of its own, so the host decides
 * (decisions «Regions»). The router names the host it was asked for.
 */
export async function hostContext(
  request: Request,
): Promise<{ context: PageContext; origin: URL; isKz: boolean }> {
  const isKz = request.headers.get('x-forwarded-host')?.startsWith('kz.') === true
  const first = { variant: '', language: 'ru' as const, isCrawler: true }
  const asked = isKz ? { sr: 'almaty' } : {}
  const { regionData } = answerOf(await getInitialData(asked, callOptions(first)))
  return {
    context: { ...first, variant: String(regionData.ID) },
    origin: siteOrigin(regionData.kz),
    isKz: regionData.kz,
  }
}
