import { pictureData } from '@svetlitsa/shell/card/picture-data'
import type { SubSection } from '@svetlitsa/ui/shop/sub-section-strip'
import type { SectionList } from './list-filter.ts'

/** The kinds inside a section, with small pictures. */
export function subSectionsOf(sections: SectionList['childSections']): SubSection[] {
  return sections.map(({ name, url, picture }) => ({
    href: url,
    name,
    ...(picture && { picture: pictureData({ src: picture, width: 5, height: 4 }, 'thumb') }),
  }))
}
