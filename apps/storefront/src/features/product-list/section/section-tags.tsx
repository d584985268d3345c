import { formatTypography } from '@svetlitsa/domain/text/format-typography'
import { Chip } from '@svetlitsa/ui/actions/chip'
import type { SectionData } from './load-section.ts'

type SectionTagsProps = {
  label: string
  tags: SectionData['tags']
  /** Address of the section, which the selected tag links back to. */
  section: string
}

/** The tags of a section as links, each with an address of its own (section.data). */
export function SectionTags({ label, tags, section }: SectionTagsProps) {
  if (tags.length === 0) return null
  return (
    <nav aria-label={label} className="mt-5">
      <ul className="-mx-gutter flex gap-2 overflow-x-auto px-gutter py-0.5 [scrollbar-width:none] md:flex-wrap">
        {tags.map(({ code, name, url, checked }) => (
          <li key={code}>
            <Chip href={checked ? section : url} chosen={checked}>
              {formatTypography(name)}
            </Chip>
          </li>
        ))}
      </ul>
    </nav>
  )
}
