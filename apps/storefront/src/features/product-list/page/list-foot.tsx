import { catalogueTexts } from '@svetlitsa/i18n/catalogue/catalogue-texts'
import { shellTexts } from '@svetlitsa/i18n/shell/shell-texts'
import { getTranslator } from '@svetlitsa/i18n/translator/get-translator'
import { Pagination } from '@svetlitsa/ui/navigation/pagination'
import type { PageContext } from '../../../page-context/page-context.ts'
import { buildChoiceUrl, type ListChoice } from '../choice/list-choice.ts'
import type { SectionList } from '../choice/list-filter.ts'
import { LoadMoreButton } from '../more/load-more-button.tsx'

type ListFootProps = {
  context: PageContext
  path: string
  choice: ListChoice
  pagination: SectionList['pagination']
}

/** Below the list: the button for the next page, how much is shown, and the pagination links. */
export function ListFoot({ context, path, choice, pagination }: ListFootProps) {
  const { language, isCrawler } = context
  const t = getTranslator(catalogueTexts, language)
  const { shown, showMore, loadingMore } = catalogueTexts[language]
  const { retry } = shellTexts[language].fault
  return (
    <div className="flex flex-col items-center gap-5 border-t border-line pt-6">
      {!isCrawler && (
        <LoadMoreButton
          pagination={pagination}
          texts={{ shown, more: showMore, loading: loadingMore, retry }}
        />
      )}
      <Pagination
        page={pagination.current}
        pageCount={pagination.count}
        getHref={(page) => buildChoiceUrl(path, { ...choice, page })}
        labels={{
          label: t('pages.label'),
          previous: t('pages.previous'),
          next: t('pages.next'),
        }}
      />
    </div>
  )
}
