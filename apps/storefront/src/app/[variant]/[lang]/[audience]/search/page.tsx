import { link } from '@svetlitsa/domain/route/site-map'
import { foldLetters } from '@svetlitsa/domain/text/fold-letters'
import { searchTexts } from '@svetlitsa/i18n/search-texts'
import { translator } from '@svetlitsa/i18n/translator'
import { Button } from '@svetlitsa/ui/primitives/button'
import { EmptyState } from '@svetlitsa/ui/primitives/empty-state'
import { SectionTiles } from '@svetlitsa/ui/shop/section-tiles'
import type { Metadata } from 'next'
import { sectionTilesOf } from '../../../../../cards/section-tiles-of.ts'
import { loadMenu } from '../../../../../load-shell.ts'
import { type ContextParams, contextOf } from '../../../../../page-context.ts'

type SearchPageProps = {
  params: Promise<ContextParams>
  searchParams: Promise<{ q?: string | string[] }>
}

const longestQuery = 200

async function load({ params, searchParams }: SearchPageProps) {
  const context = contextOf(await params)
  const query = ([(await searchParams).q].flat()[0] ?? '').trim().slice(0, longestQuery)
  return { context, query }
}

export async function generateMetadata(props: SearchPageProps): Promise<Metadata> {
  const { context, query } = await load(props)
  const say = translator(searchTexts, context.language)
  return {
    title: query === '' ? say('title') : say('titleOf', { query }),
    robots: { index: false },
  }
}

/** Finds sections by their names: the first thing to look for in a shop. */
export default async function SearchPage(props: SearchPageProps) {
  const { context, query } = await load(props)
  const say = translator(searchTexts, context.language)
  const { menuItems } = await loadMenu(context)
  const wanted = foldLetters(query)
  const all = menuItems.flatMap((item) => [item, ...item.childs])
  const found = wanted === '' ? [] : all.filter(({ name }) => foldLetters(name).includes(wanted))
  const words = query === '' ? (['ask', 'askHint'] as const) : (['nothing', 'nothingHint'] as const)
  return (
    <div className="page-width pt-6 pb-section">
      <h1 className="mb-6 text-h1">{query === '' ? say('title') : say('titleOf', { query })}</h1>
      {found.length > 0 ? (
        <SectionTiles tiles={sectionTilesOf(found)} />
      ) : (
        <EmptyState
          title={say(words[0])}
          actions={
            <Button kind="dark" href={link.catalog()}>
              {say('catalog')}
            </Button>
          }
        >
          {say(words[1])}
        </EmptyState>
      )}
    </div>
  )
}
