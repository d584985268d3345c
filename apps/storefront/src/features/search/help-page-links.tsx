import { link } from '@svetlitsa/domain/route/site-map'
import { infoTexts } from '@svetlitsa/i18n/info/info-texts'
import { searchTexts } from '@svetlitsa/i18n/search/search-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import type { PageContext } from '../../page-context/page-context.ts'
import type { SearchResponse } from './load-search.ts'

type HelpPageLinksProps = { context: PageContext; pages: SearchResponse['results']['pages'] }

/** Pages of help that the words of the search name, above the products (search.help). */
export function HelpPageLinks({ context, pages }: HelpPageLinksProps) {
  if (pages.length === 0) return null
  const { titles } = infoTexts[context.language]
  const title = searchTexts[context.language].pages
  return (
    <nav aria-label={title} className="mt-4 flex flex-wrap items-center gap-3">
      <h2 className="w-full text-h3">{title}</h2>
      {pages.map((page) => (
        <Button key={page} kind="outline" href={link.info(page)}>
          {titles[page]}
        </Button>
      ))}
    </nav>
  )
}
