import { link } from '@svetlitsa/domain/route/site-map'
import { popularPhrases } from '@svetlitsa/domain/search/popular-phrases'
import { searchTexts } from '@svetlitsa/i18n/search-texts'
import { Button } from '@svetlitsa/ui/primitives/button'
import { Chip } from '@svetlitsa/ui/primitives/chip'
import { EmptyState } from '@svetlitsa/ui/primitives/empty-state'
import { SectionTiles } from '@svetlitsa/ui/shop/section-tiles'
import type { ReactNode } from 'react'
import { sectionTilesOf } from '../../cards/section-tiles-of.ts'
import { loadMenu } from '../../load-shell.ts'
import type { PageContext } from '../../page-context.ts'

type SearchHelpProps = {
  context: PageContext
  title: string
  hint: string
  /** Goods that go well with nothing found. */
  children?: ReactNode
}

/** Neighbours in the list are of one kind: every fourth of them shows the whole shop. */
const shownPhrases = popularPhrases.filter((_, at) => at % 4 === 0)

/** Where nothing was found or asked for: how to ask, what others ask, and the sections. */
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
        <SectionTiles tiles={sectionTilesOf(menuItems)} />
      </section>
      {children}
    </>
  )
}
