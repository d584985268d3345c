import { CardIsland } from '@svetlitsa/shell/card/card-island'
import { CardRowControls } from '../card/card-row-controls.tsx'
import { FilterColumn } from '../features/product-list/filter/filter-column.tsx'
import { PhoneFiltersChip } from '../features/product-list/filter/phone/phone-filters-chip.tsx'
import { TodayChip } from '../features/product-list/filter/today-chip.tsx'
import { LoadMoreButton } from '../features/product-list/more/load-more-button.tsx'
import { MorePages } from '../features/product-list/more/more-pages.tsx'
import { PopUpBanner } from '../features/product-list/section/pop-up-banner.ts'
import { SectionProducts } from '../features/product-list/section/section-products.tsx'
import { NotedSearch } from '../features/search/noted-search.ts'
import { UnderstoodFacts } from '../features/search/understood-facts.tsx'
import { MiniSliders } from '../slider/mini-sliders.tsx'

/** The islands of lists and of every place that shows cards. */
export const listIslands = {
  card: CardIsland,
  cardRowControls: CardRowControls,
  filterColumn: FilterColumn,
  loadMore: LoadMoreButton,
  miniSliders: MiniSliders,
  morePages: MorePages,
  notedSearch: NotedSearch,
  phoneFiltersChip: PhoneFiltersChip,
  popUpBanner: PopUpBanner,
  sectionProducts: SectionProducts,
  todayChip: TodayChip,
  understoodFacts: UnderstoodFacts,
}
