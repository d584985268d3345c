import { getSiteOrigin } from '../page-context/get-site-origin.ts'
import { loadInitialData } from '../page-context/load-initial-data.ts'
import type { PageContext } from '../page-context/page-context.ts'
import { JsonLd } from './json-ld.tsx'

type BreadcrumbDataProps = {
  context: PageContext
  trail: readonly { label: string; href: string }[]
}

/** Breadcrumbs of a page as structured data; the page itself needs no entry. */
export async function BreadcrumbData({ context, trail }: BreadcrumbDataProps) {
  const { regionData } = await loadInitialData(context)
  const crumbs = trail.map(({ label, href }) => ({ name: label, url: href }))
  return <JsonLd data={buildBreadcrumbList(crumbs, getSiteOrigin(regionData.kz))} />
}

/** Builds the structured data of breadcrumbs (schema.org BreadcrumbList). */
export function buildBreadcrumbList(
  crumbs: readonly { name: string; url: string }[],
  origin: URL,
): Record<string, unknown> {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: new URL(url, origin).href,
    })),
  }
}
