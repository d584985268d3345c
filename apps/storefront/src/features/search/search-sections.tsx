import { groupThousands } from '@svetlitsa/domain/money/price-text'
import { searchTexts } from '@svetlitsa/i18n/search/search-texts'
import { Chip } from '@svetlitsa/ui/actions/chip'
import type { PageContext } from '../../page-context/page-context.ts'
import type { SearchResponse } from './load-search.ts'
import { buildSearchPath, type SearchQuery } from './parse-search.ts'

type SearchSectionsProps = {
  context: PageContext
  search: SearchQuery
  response: SearchResponse
}

/** Sections that contain results; each limits the results to itself. */
export function SearchSections({ context, search, response }: SearchSectionsProps) {
  const { categories } = response.results
  if (categories.length < 2 && !search.section) return null
  const { sections, allSections } = searchTexts[context.language]
  return (
    <ul
      aria-label={sections}
      data-in-place=""
      className="-mx-gutter flex gap-2 overflow-x-auto px-gutter pt-4 pb-1"
    >
      <li>
        <Chip
          href={buildSearchPath({ ...search, section: null })}
          chosen={!search.section}
          rel="nofollow"
        >
          {allSections} <span className="text-note">{groupThousands(response.total)}</span>
        </Chip>
      </li>
      {categories.map(({ code, name, count }) => (
        <li key={code}>
          <Chip
            href={buildSearchPath({ ...search, section: code })}
            chosen={search.section === code}
            rel="nofollow"
          >
            {name} <span className="text-note">{groupThousands(count)}</span>
          </Chip>
        </li>
      ))}
    </ul>
  )
}
