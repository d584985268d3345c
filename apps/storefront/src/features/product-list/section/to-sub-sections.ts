import { toPictureData } from '@svetlitsa/shell/picture/to-picture-data'
import type { SubSection } from '@svetlitsa/ui/catalogue/sub-section-strip'
import type { SectionList } from '../choice/list-filter.ts'

/** Subsections with small pictures. */
export function toSubSections(sections: SectionList['childSections']): SubSection[] {
  return sections.map(({ name, url, picture }) => ({
    href: url,
    name,
    ...(picture && { picture: toPictureData({ src: picture, width: 5, height: 4 }, 'thumb') }),
  }))
}
