import { typo } from '@svetlitsa/domain/text/typo'
import { Chip } from '@svetlitsa/ui/primitives/chip'
import type { SectionData } from './load-section.ts'

type SectionTagsProps = {
  label: string
  tags: SectionData['tags']
  /** Address of the section, to which the chosen tag leads back. */
  section: string
}

/** The cuts of a section as links, each with an address of its own (storefront §3, «tags»). */
export function SectionTags({ label, tags, section }: SectionTagsProps) {
  if (tags.length === 0) return null
  return (
    <nav aria-label={label} className="mt-5">
      <ul className="-mx-gutter flex gap-2 overflow-x-auto px-gutter py-0.5 [scrollbar-width:none] md:flex-wrap">
        {tags.map(({ code, name, url, checked }) => (
          <li key={code}>
            <Chip href={checked ? section : url} chosen={checked}>
              {typo(name)}
            </Chip>
          </li>
        ))}
      </ul>
    </nav>
  )
}
