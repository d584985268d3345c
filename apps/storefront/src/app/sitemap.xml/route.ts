import { getSitemapParts } from '@svetlitsa/api-client/api/sitemap'
import { answerOf } from '@svetlitsa/api-client/client/answer-of'
import { callOptions } from '../../call-options.ts'
import { hostContext } from '../../crawl/host-context.ts'
import { shopFile } from '../../crawl/shop-file.ts'
import { sitemapIndexXml } from '../../crawl/sitemap-xml.ts'

/** The index of the host's maps: each part of the shop in files that are made at once. */
export async function GET(request: Request): Promise<Response> {
  const { context, origin } = await hostContext(request)
  const { parts } = answerOf(await getSitemapParts({}, callOptions(context)))
  const files = parts.flatMap(({ part, pages }) =>
    Array.from({ length: pages }, (_, index) => `${part}-${index + 1}.xml`),
  )
  return shopFile(
    sitemapIndexXml(files, origin),
    'application/xml; charset=utf-8',
    'section-tree, catalogue, goods',
  )
}
