import { searchTexts } from '@svetlitsa/i18n/search/search-texts'
import { getTranslator } from '@svetlitsa/i18n/translator/get-translator'
import { Notice } from '@svetlitsa/ui/feedback/notice'
import type { PageContext } from '../../page-context/page-context.ts'
import type { SearchResponse } from './load-search.ts'

type SearchNoteProps = { context: PageContext; query: string; response: SearchResponse }

/** Shows the corrected query, and what no product has together with the rest of the search. */
export function SearchNote({ context, query, response }: SearchNoteProps) {
  const t = getTranslator(searchTexts, context.language)
  const { corrected, dropped, total } = response
  if (total === 0 || (!corrected && dropped.length === 0)) return null
  return (
    <div className="pt-4">
      <Notice>
        {corrected && <p>{t('corrected', { query: corrected, typed: query })}</p>}
        {dropped.length > 0 && (
          <p>
            {t('relaxed', { dropped: dropped.map((part) => t('quoted', { part })).join(', ') })}
          </p>
        )}
      </Notice>
    </div>
  )
}
