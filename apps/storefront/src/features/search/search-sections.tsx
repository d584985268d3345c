import { groupThousands } from '@svetlitsa/domain/money/group-thousands'
import { searchTexts } from '@svetlitsa/i18n/search-texts'
import { Chip } from '@svetlitsa/ui/primitives/chip'
import type { PageContext } from '../../page-context.ts'
import type { SearchResponse } from './load-search.ts'
import { type SearchAsked, searchPath } from './read-search.ts'

type SearchSectionsProps = {
  context: PageContext
  asked: SearchAsked
  response: SearchResponse
}

/** The sections in which something was found: each cuts the results to itself. */
export function SearchSections({ context, asked, response }: SearchSectionsProps) {
  const { categories } = response.results
  if (categories.length < 2 && !asked.section) return null
  const { sections, allSections } = searchTexts[context.language]
  const { query } = asked
  return (
    <ul aria-label={sections} className="-mx-gutter flex gap-2 overflow-x-auto px-gutter pt-4 pb-1">
      <li>
        <Chip href={searchPath({ query, section: null })} chosen={!asked.section} rel="nofollow">
          {allSections} <span className="text-note">{groupThousands(response.total)}</span>
        </Chip>
      </li>
      {categories.map(({ code, name, count }) => (
        <li key={code}>
          <Chip
            href={searchPath({ query, section: code })}
            chosen={asked.section === code}
            rel="nofollow"
          >
            {name} <span className="text-note">{groupThousands(count)}</span>
          </Chip>
        </li>
      ))}
    </ul>
  )
}
