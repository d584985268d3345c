import { loadInitialData } from '../load-shell.ts'
import type { PageContext } from '../page-context.ts'
import { siteOrigin } from '../site-origin.ts'
import { breadcrumbList } from './breadcrumb-list.ts'
import { JsonLd } from './json-ld.tsx'

type BreadcrumbDataProps = {
  context: PageContext
  trail: readonly { label: string; href: string }[]
}

/** The crumbs of a page for search engines; the page itself needs no entry of its own. */
export async function BreadcrumbData({ context, trail }: BreadcrumbDataProps) {
  const { regionData } = await loadInitialData(context)
  const crumbs = trail.map(({ label, href }) => ({ name: label, url: href }))
  return <JsonLd data={breadcrumbList(crumbs, siteOrigin(regionData.kz))} />
}
