import { getSitemapPage } from '@svetlitsa/api-client/api/sitemap'
import { callOptions } from '../../../call-options.ts'
import { hostContext } from '../../../crawl/host-context.ts'
import { readSitemapFile } from '../../../crawl/read-sitemap-file.ts'
import { shopFile } from '../../../crawl/shop-file.ts'
import { sitemapXml } from '../../../crawl/sitemap-xml.ts'
import { hostLanguages } from '../../../seo/host-languages.ts'

type SitemapFile = { params: Promise<{ file: string }> }

/** One map of the host, with the pictures of its pages. */
export async function GET(request: Request, { params }: SitemapFile): Promise<Response> {
  const asked = readSitemapFile((await params).file)
  if (!asked) return new Response('Not found\n', { status: 404 })
  const { context, origin } = await hostContext(request)
  const outcome = await getSitemapPage(asked, callOptions(context))
  if (!outcome.ok) return new Response('Not found\n', { status: 404 })
  return shopFile(
    sitemapXml(outcome.answer.urls, { own: origin, others: hostLanguages() }),
    'application/xml; charset=utf-8',
    'section-tree, catalogue, goods',
  )
}
