import { searchTexts } from '@svetlitsa/i18n/search-texts'
import { translator } from '@svetlitsa/i18n/translator'
import { Notice } from '@svetlitsa/ui/primitives/notice'
import type { PageContext } from '../../page-context.ts'
import type { SearchResponse } from './load-search.ts'

type SearchNoteProps = { context: PageContext; query: string; response: SearchResponse }

/** How the search was understood where that is not what was typed. */
export function SearchNote({ context, query, response }: SearchNoteProps) {
  const say = translator(searchTexts, context.language)
  const { corrected, isRelaxed, total } = response
  if (total === 0 || (!corrected && !isRelaxed)) return null
  return (
    <div className="pt-4">
      <Notice>
        {corrected && <p>{say('corrected', { query: corrected, typed: query })}</p>}
        {isRelaxed && <p>{say('relaxed')}</p>}
      </Notice>
    </div>
  )
}
