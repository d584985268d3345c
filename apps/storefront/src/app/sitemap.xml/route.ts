import { unwrapAnswer } from '@svetlitsa/api-client/call/unwrap-answer'
import { getSitemapParts } from '@svetlitsa/api-client/sitemap/client'
import { buildSitemapIndexXml } from '../../crawler/build-sitemap-xml.ts'
import { createSitemapResponse } from '../../crawler/create-file-response.ts'
import { loadHostContext } from '../../crawler/load-host-context.ts'
import { getCallOptions } from '../../page-context/get-call-options.ts'

/**
 * The sitemap index of the requested host; each part of the shop has files of its own, generated on
 * request.
 */
export async function GET(request: Request): Promise<Response> {
  const { context, origin } = await loadHostContext(request)
  const { parts } = unwrapAnswer(await getSitemapParts({}, getCallOptions(context)))
  const files = parts.flatMap(({ part, pages }) =>
    Array.from({ length: pages }, (_, index) => `${part}-${index + 1}.xml`),
  )
  return createSitemapResponse(buildSitemapIndexXml(files, origin))
}
