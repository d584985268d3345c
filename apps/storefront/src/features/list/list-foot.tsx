import { catalogueTexts } from '@svetlitsa/i18n/catalogue-texts'
import { translator } from '@svetlitsa/i18n/translator'
import { Pagination } from '@svetlitsa/ui/primitives/pagination'
import type { PageContext } from '../../page-context.ts'
import { addressOfChoice, type ListChoice } from './list-choice.ts'
import type { SectionList } from './list-filter.ts'

type ListFootProps = {
  context: PageContext
  path: string
  choice: ListChoice
  pagination: SectionList['pagination']
}

/** Under the list: how much of it was seen, and its pages as links (storefront §3, «Pagination»). */
export function ListFoot({ context, path, choice, pagination }: ListFootProps) {
  const say = translator(catalogueTexts, context.language)
  const { count, current, total, size } = pagination
  return (
    <div className="flex flex-col items-center gap-4 border-t border-line pt-6 md:flex-row md:justify-between">
      <p className="text-small text-ink-soft">
        {say('shown', { shown: Math.min(current * size, total), total })}
      </p>
      <Pagination
        page={current}
        pageCount={count}
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
