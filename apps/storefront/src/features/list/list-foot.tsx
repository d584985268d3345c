import { catalogueTexts } from '@svetlitsa/i18n/catalogue-texts'
import { shellTexts } from '@svetlitsa/i18n/shell-texts'
import { translator } from '@svetlitsa/i18n/translator'
import { Pagination } from '@svetlitsa/ui/primitives/pagination'
import type { PageContext } from '../../page-context.ts'
import { addressOfChoice, type ListChoice } from './list-choice.ts'
import type { SectionList } from './list-filter.ts'
import { MoreButton } from './more/more-button.tsx'

type ListFootProps = {
  context: PageContext
  path: string
  choice: ListChoice
  pagination: SectionList['pagination']
}

/** Under the list: its next page below, how much of it was seen, and its pages as links. */
export function ListFoot({ context, path, choice, pagination }: ListFootProps) {
  const { language, isCrawler } = context
  const say = translator(catalogueTexts, language)
  const { shown, showMore, loadingMore } = catalogueTexts[language]
  const { retry } = shellTexts[language].fault
  return (
    <div className="flex flex-col items-center gap-5 border-t border-line pt-6">
      {!isCrawler && (
        <MoreButton
          pagination={pagination}
          words={{ shown, more: showMore, loading: loadingMore, retry }}
        />
      )}
      <Pagination
        page={pagination.current}
        pageCount={pagination.count}
        hrefOf={(page) => addressOfChoice(path, { ...choice, page })}
        words={{
          label: say('pages.label'),
          previous: say('pages.previous'),
          next: say('pages.next'),
        }}
      />
    </div>
  )
}
