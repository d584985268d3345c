import { useSuggestions } from '@svetlitsa/api-client/search/queries'
import { groupThousands } from '@svetlitsa/domain/money/price-text'
import { link } from '@svetlitsa/domain/route/site-map'
import { readSearchQuery } from '@svetlitsa/domain/search/search-query'
import { infoTexts } from '@svetlitsa/i18n/info/info-texts'
import { searchTexts } from '@svetlitsa/i18n/search/search-texts'
import { Untranslated } from '@svetlitsa/ui/data/untranslated'
import { type SearchGroup, SearchPanel } from '@svetlitsa/ui/navigation/search-panel'
import { ProductSuggestion } from '@svetlitsa/ui/navigation/search-panel/product-suggestion'
import { useEffect, useState } from 'react'
import { getPriceTexts } from '../card/card-texts.ts'
import { useLanguage } from '../language/language-provider.tsx'
import { useTexts } from '../language/use-texts.ts'
import { toPictureData } from '../picture/to-picture-data.ts'

type SearchSuggestionsProps = {
  id: string
  text: string
  currentId: string | null
  callbacks: { highlight: (id: string | null) => void; select: () => void }
}

/** Waits for a pause in typing. */
const debounceMs = 120
/** Larger totals are shown as an approximation: a short prefix matches half of the shop. */
const maxExactTotal = 1_500

/** Suggestions while typing: popular searches, sections and products, three of each. */
export function SearchSuggestions({ id, text, currentId, callbacks }: SearchSuggestionsProps) {
  const t = useTexts(searchTexts)
  const language = useLanguage()
  const texts = getPriceTexts(language)
  const query = useDebounced(readSearchQuery(text), debounceMs)
  const { data, isError, isPending } = useSuggestions(query, { enabled: true })
  const groups = data ? buildGroups(data, query, id, { t, texts, language }) : []
  const getStatus = () => {
    if (isError) return t('suggest.failed')
    if (isPending || !data) return t('suggest.loading')
    if (groups.length === 0) return t('suggest.nothing')
    return t('suggest.found', { total: data.total })
  }
  return (
    <SearchPanel
      id={id}
      label={t('suggest.label')}
      groups={isError ? [] : groups}
      currentId={currentId}
      handlers={callbacks}
      status={getStatus()}
    />
  )
}

type Response = NonNullable<ReturnType<typeof useSuggestions>['data']>

type GroupTexts = {
  t: ReturnType<typeof useTexts<(typeof searchTexts)['ru']>>
  texts: ReturnType<typeof getPriceTexts>
  language: ReturnType<typeof useLanguage>
}

function buildGroups(
  { results, total, corrected }: Response,
  query: string,
  id: string,
  { t, texts, language }: GroupTexts,
): SearchGroup[] {
  const all = {
    id: `${id}-all`,
    href: link.search({ q: query }),
    content: total < maxExactTotal ? t('suggest.all', { total }) : t('suggest.allMany'),
  }
  const groups: SearchGroup[] = [
    {
      id: 'popular',
      title: corrected ? t('suggest.corrected', { query: corrected }) : t('suggest.popular'),
      options: results.suggest.map((phrase, index) => ({
        id: `${id}-popular-${index}`,
        href: link.search({ q: phrase }),
        content: <Untranslated pageLanguage={language}>{phrase}</Untranslated>,
      })),
    },
    {
      id: 'pages',
      title: t('pages'),
      options: results.pages.map((page) => ({
        id: `${id}-page-${page}`,
        href: link.info(page),
        content: infoTexts[language].titles[page],
      })),
    },
    {
      id: 'sections',
      title: t('sections'),
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
      title: t('goods'),
      options: [
        ...results.items.map(({ id: product, url, name, picture, price, sign }) => ({
          id: `${id}-product-${product}`,
          href: url,
          content: (
            <ProductSuggestion
              name={name}
              picture={picture && toPictureData(picture, 'thumb')}
              price={price}
              sign={sign}
              labels={texts}
            />
          ),
        })),
        ...(total > results.items.length && query !== '' ? [all] : []),
      ],
    },
  ]
  return groups.filter(({ options }) => options.length > 0)
}

/** The value after it has not changed for `ms` milliseconds. */
function useDebounced(value: string, ms: number): string {
  const [debouncedValue, setDebouncedValue] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setDebouncedValue(value), ms)
    return () => clearTimeout(timer)
  }, [value, ms])
  return debouncedValue
}
