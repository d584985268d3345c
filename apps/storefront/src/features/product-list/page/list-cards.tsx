import { CardList } from '../../../card/card-list.tsx'
import type { PageContext } from '../../../page-context/page-context.ts'
import { buildChoiceUrl } from '../choice/list-choice.ts'
import type { ListResult } from '../choice/list-result.ts'
import { toCallScope } from '../choice/list-scope.ts'
import { toFilterParams } from '../filter/to-filter-params.ts'
import { ListPagesProvider } from '../more/list-pages-provider.tsx'
import { MoreCards } from '../more/more-cards.tsx'
import { HelpTile } from './help-tile.tsx'
import { ListFoot } from './list-foot.tsx'

type ListCardsProps = { context: PageContext; result: ListResult; sign: string }

/** The help tile starts the third row of three columns. */
const tilePlace = 6

/** The cards of a list, the button that loads more, and the pagination. */
export function ListCards({ context, result, sign }: ListCardsProps) {
  const { scope, path, choice, list } = result
  const { elements, pagination } = list
  const { meta, ...section } = toCallScope(scope)
  const sort = choice.sort ? { sort: choice.sort } : {}
  const productsQuery = {
    ...section,
    params: toFilterParams(choice.filters),
    meta: { ...meta, ...sort },
  }
  const tiles = elements.length > tilePlace ? { [tilePlace]: <HelpTile context={context} /> } : {}
  const address = buildChoiceUrl(path, choice)
  if (context.isCrawler) {
    return (
      <>
        <CardList products={elements} context={context} sign={sign} />
        <ListFoot context={context} path={path} choice={choice} pagination={pagination} />
      </>
    )
  }
  return (
    <ListPagesProvider
      key={address}
      address={address}
      query={productsQuery}
      page={pagination.current}
      sign={sign}
      language={context.language}
    >
      <CardList
        products={elements}
        context={context}
        sign={sign}
        tiles={tiles}
        more={<MoreCards />}
      />
      <ListFoot context={context} path={path} choice={choice} pagination={pagination} />
    </ListPagesProvider>
  )
}
