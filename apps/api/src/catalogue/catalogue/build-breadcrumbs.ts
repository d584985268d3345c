import { link } from '@svetlitsa/domain/route/site-map'
import { productListTexts } from '@svetlitsa/i18n/product-list/product-list-texts'
import type { Language } from '../../platform/context/context.ts'
import { localizeName } from '../../platform/language/localize-name.ts'
import type { CatalogueSnapshot, Section } from './catalogue-snapshot.queries.ts'

interface Breadcrumb {
  name: string
  url: string
}

/** The breadcrumbs from the home page to a section. */
export function buildBreadcrumbs(
  section: Pick<Section, 'path'>,
  snapshot: CatalogueSnapshot,
  language: Language,
): Breadcrumb[] {
  const { home, catalog } = productListTexts[language]
  return [
    { name: home, url: link.home() },
    { name: catalog, url: link.catalog() },
    ...buildSectionCrumbs(section, snapshot, language),
  ]
}

/** The sections from the root to a section, itself included. */
export function buildSectionCrumbs(
  { path }: Pick<Section, 'path'>,
  { sectionById }: CatalogueSnapshot,
  language: Language,
): Breadcrumb[] {
  const sections = path.flatMap((id) => sectionById.get(id) ?? [])
  return sections.map((section) => ({
    name: localizeName(section, language),
    url: link.section(section.code),
  }))
}
