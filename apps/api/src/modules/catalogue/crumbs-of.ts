import { link } from '@svetlitsa/domain/route/site-map'
import { listingTexts } from '@svetlitsa/i18n/listing-texts'
import type { Language } from '../../platform/context.ts'
import { nameIn } from '../../platform/name-in.ts'
import type { CatalogueSnapshot, Section } from './catalogue-snapshot.ts'

interface Crumb {
  name: string
  url: string
}

/** The way from the home page down to a section. */
export function crumbsOf(
  section: Pick<Section, 'path'>,
  { sectionById }: CatalogueSnapshot,
  language: Language,
): Crumb[] {
  const { home, catalog } = listingTexts[language]
  const above = section.path.flatMap((id) => sectionById.get(id) ?? [])
  return [
    { name: home, url: link.home() },
    { name: catalog, url: link.catalog() },
    ...above.map((one) => ({ name: nameIn(one, language), url: link.section(one.code) })),
  ]
}
