import { getSitemapPage } from '@svetlitsa/api-client/sitemap/client'
import { buildSitemapXml } from '../../../crawler/build-sitemap-xml.ts'
import { createSitemapResponse } from '../../../crawler/create-file-response.ts'
import { loadHostContext } from '../../../crawler/load-host-context.ts'
import { parseSitemapFileName } from '../../../crawler/parse-sitemap-file-name.ts'
import { getCallOptions } from '../../../page-context/get-call-options.ts'
import { listHostLanguages } from '../../../page-metadata/host-links.tsx'

type SitemapFile = { params: Promise<{ file: string }> }

/** One sitemap file of the requested host, with the images of its pages. */
export async function GET(request: Request, { params }: SitemapFile): Promise<Response> {
  const sitemapFile = parseSitemapFileName((await params).file)
  if (!sitemapFile) return new Response('Not found\n', { status: 404 })
  const { context, origin } = await loadHostContext(request)
  const outcome = await getSitemapPage(sitemapFile, getCallOptions(context))
  if (!outcome.ok) return new Response('Not found\n', { status: 404 })
  const origins = { local: origin, alternates: listHostLanguages() }
  return createSitemapResponse(buildSitemapXml(outcome.answer.urls, origins))
}
