import { link } from '@svetlitsa/domain/route/site-map'
import { popularPhrases } from '@svetlitsa/domain/search/popular-search'
import { searchTexts } from '@svetlitsa/i18n/search/search-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { Chip } from '@svetlitsa/ui/actions/chip'
import { SectionTiles } from '@svetlitsa/ui/catalogue/section-tiles'
import { EmptyState } from '@svetlitsa/ui/feedback/empty-state'
import type { ReactNode } from 'react'
import { toSectionTiles } from '../../navigation/to-section-tiles.ts'
import { loadMenu } from '../../page-context/load-initial-data.ts'
import type { PageContext } from '../../page-context/page-context.ts'

type SearchHelpProps = {
  context: PageContext
  title: string
  hint: string
  /** Products recommended for an empty result. */
  children?: ReactNode
}

/** Neighbouring phrases are of one kind, so every fourth one covers the whole shop. */
const shownPhrases = popularPhrases.filter((_, index) => index % 4 === 0)

/** Shown for an empty query or result: search tips, popular searches and sections. */
export async function SearchHelp({ context, title, hint, children }: SearchHelpProps) {
  const { menuItems } = await loadMenu(context)
  const { popular, catalog, byPhoto, sections } = searchTexts[context.language]
  return (
    <>
      <EmptyState
        title={title}
        actions={
          <>
            <Button kind="dark" href={link.catalog()}>
              {catalog}
            </Button>
            <Button kind="outline" href={link.imageSearch()}>
              {byPhoto}
            </Button>
          </>
        }
      >
        {hint}
      </EmptyState>
      <section className="pt-10">
        <h2 className="text-h3">{popular}</h2>
        <ul className="flex flex-wrap gap-2 pt-4">
          {shownPhrases.map((phrase) => (
            <li key={phrase}>
              <Chip href={link.search({ q: phrase })} rel="nofollow">
                {phrase}
              </Chip>
            </li>
          ))}
        </ul>
      </section>
      <section className="pt-10">
        <h2 className="pb-4 text-h3">{sections}</h2>
        <SectionTiles tiles={toSectionTiles(menuItems)} />
      </section>
      {children}
    </>
  )
}
