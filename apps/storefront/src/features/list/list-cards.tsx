import { CardList } from '../../cards/card-list.tsx'
import type { PageContext } from '../../page-context.ts'
import { paramsOfFilters } from './filter/params-of-filters.ts'
import type { ShownList } from './goods-list.tsx'
import { HelpTile } from './help-tile.tsx'
import { addressOfChoice } from './list-choice.ts'
import { ListFoot } from './list-foot.tsx'
import { scopeOfCall } from './list-scope.ts'
import { ListPagesScope } from './more/list-pages.tsx'
import { MoreCards } from './more/more-cards.tsx'

type ListCardsProps = { context: PageContext; shown: ShownList; sign: string }

/** The help tile stands where every third row begins with three columns. */
const tilePlace = 6

/** The cards of a list, what opens further ones below, and its pages. */
export function ListCards({ context, shown, sign }: ListCardsProps) {
  const { scope, path, choice, list } = shown
  const { elements, pagination } = list
  const { meta, ...section } = scopeOfCall(scope)
  const sort = choice.sort ? { sort: choice.sort } : {}
  const asked = { ...section, params: paramsOfFilters(choice.filters), meta: { ...meta, ...sort } }
  const tiles = elements.length > tilePlace ? { [tilePlace]: <HelpTile context={context} /> } : {}
  const address = addressOfChoice(path, choice)
  if (context.isCrawler) {
    return (
      <>
        <CardList products={elements} context={context} sign={sign} />
        <ListFoot context={context} path={path} choice={choice} pagination={pagination} />
      </>
    )
  }
  return (
    <ListPagesScope
      key={address}
      address={address}
      asked={asked}
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
    </ListPagesScope>
  )
}
