import type { CallAnswer } from '@svetlitsa/api-client/call/call'
import type { getSitemapPage } from '@svetlitsa/api-client/sitemap/contract'
import type { Context } from '../../platform/context/context.ts'
import type { SitemapUrl } from './list-sitemap-urls.ts'

type ListedUrl = CallAnswer<typeof getSitemapPage>['urls'][number]
type Host = ListedUrl['hosts'][number]

/**
 * Adds on which hosts of the shop each page exists: what a region does not show has no page on its
 * country's host. A shop without a region in Kazakhstan has one host.
 *
 * @param list lists the same part of the sitemap for the region of the other host; null for pages
 * that every region has.
 */
export async function addHosts(
  { services: { regions }, region }: Pick<Context, 'services' | 'region'>,
  urls: readonly SitemapUrl[],
  list: ((region: Context['region']) => Promise<readonly SitemapUrl[]>) | null,
): Promise<ListedUrl[]> {
  const main = regions.default()
  const kz = regions.all().find((candidate) => candidate.kz)
  if (!kz || kz.id === main.id) return urls.map((url) => ({ ...url, hosts: ['main'] }))
  const [own, other]: Host[] = region.kz ? ['kz', 'main'] : ['main', 'kz']
  const others = list && new Set((await list(region.kz ? main : kz)).map(({ path }) => path))
  return urls.map((url) => ({
    ...url,
    hosts: [own, other].filter(
      (host): host is Host => host === own || (host === other && (others?.has(url.path) ?? true)),
    ),
  }))
}
