'use client'

import { useSuggestions } from '@svetlitsa/api-client/query/search'
import { groupThousands } from '@svetlitsa/domain/money/group-thousands'
import { link } from '@svetlitsa/domain/route/site-map'
import { searchTexts } from '@svetlitsa/i18n/search-texts'
import { type SearchGroup, SearchPanel } from '@svetlitsa/ui/chrome/search-panel'
import { SearchThing } from '@svetlitsa/ui/chrome/search-thing'
import { Untranslated } from '@svetlitsa/ui/primitives/untranslated'
import { useEffect, useState } from 'react'
import { priceWords } from '../card/card-words.tsx'
import { pictureData } from '../card/picture-data.tsx'
import { useLanguage } from '../language-provider.tsx'
import { useTexts } from '../use-texts.tsx'

type SearchSuggestionsProps = {
  id: string
  text: string
  currentId: string | null
  on: { point: (id: string | null) => void; pick: () => void }
}

/** Keys that follow each other faster than this are one word. */
const typingMs = 120
/** Past it a beginning fits half the shop, and nobody counts on. */
const countedUpTo = 1_500

/** What the search offers while one types: popular searches, sections and goods, three of each. */
export function SearchSuggestions({ id, text, currentId, on }: SearchSuggestionsProps) {
  const say = useTexts(searchTexts)
  const language = useLanguage()
  const words = priceWords(language)
  const typed = useSettled(text.trim(), typingMs)
  const { data, isError, isPending } = useSuggestions(typed, { enabled: true })
  const groups = data ? groupsOf(data, typed, id, { say, words, language }) : []
  const status = () => {
    if (isError) return say('suggest.failed')
    if (isPending || !data) return say('suggest.loading')
    if (groups.length === 0) return say('suggest.nothing')
    return say('suggest.found', { total: data.total })
  }
  return (
    <SearchPanel
      id={id}
      label={say('suggest.label')}
      groups={isError ? [] : groups}
      currentId={currentId}
      on={on}
      status={status()}
    />
  )
}

type Response = NonNullable<ReturnType<typeof useSuggestions>['data']>

/** How the list speaks to its reader. */
type Voice = {
  say: ReturnType<typeof useTexts<(typeof searchTexts)['ru']>>
  words: ReturnType<typeof priceWords>
  language: ReturnType<typeof useLanguage>
}

function groupsOf(
  { results, total, corrected }: Response,
  typed: string,
  id: string,
  { say, words, language }: Voice,
): SearchGroup[] {
  const all = {
    id: `${id}-all`,
    href: link.search({ q: typed }),
    content: total < countedUpTo ? say('suggest.all', { total }) : say('suggest.allMany'),
  }
  const groups: SearchGroup[] = [
    {
      id: 'popular',
      title: corrected ? say('suggest.corrected', { query: corrected }) : say('suggest.popular'),
      options: results.suggest.map((phrase, at) => ({
        id: `${id}-popular-${at}`,
        href: link.search({ q: phrase }),
        content: <Untranslated on={language}>{phrase}</Untranslated>,
      })),
    },
    {
      id: 'sections',
      title: say('sections'),
      options: results.categories.map(({ id: section, url, name, count }) => ({
        id: `${id}-section-${section}`,
        href: url,
        content: (
          <>
            <span className="grow">{name}</span>
            <span className="text-small text-ink-soft">{groupThousands(count)}</span>
          </>
        ),
      })),
    },
    {
      id: 'goods',
      title: say('goods'),
      options: [
        ...results.items.map(({ id: product, url, name, picture, price, sign }) => ({
          id: `${id}-product-${product}`,
          href: url,
          content: (
            <SearchThing
              name={name}
              picture={picture && pictureData(picture, 'thumb')}
              price={price}
              sign={sign}
              words={words}
            />
          ),
        })),
        ...(total > results.items.length && typed !== '' ? [all] : []),
      ],
    },
  ]
  return groups.filter(({ options }) => options.length > 0)
}

/** The value once it has stood still. */
function useSettled(value: string, ms: number): string {
  const [settled, settle] = useState(value)
  useEffect(() => {
    const waiting = setTimeout(() => settle(value), ms)
    return () => clearTimeout(waiting)
  }, [value, ms])
  return settled
}
