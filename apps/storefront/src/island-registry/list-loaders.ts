import type { Loaders } from '../island/browser/loaders.ts'
import type { listIslands } from './list-islands.ts'

/** The scripts of the islands of lists and of every place that shows cards. */
export const listLoaders: Loaders<typeof listIslands> = {
  card: () => import('@svetlitsa/shell/card/card-island').then(({ CardIsland }) => CardIsland),
  cardRowControls: () =>
    import('../card/card-row-controls.tsx').then(({ CardRowControls }) => CardRowControls),
  filterColumn: () =>
    import('../features/product-list/filter/filter-column.tsx').then(
      ({ FilterColumn }) => FilterColumn,
    ),
  loadMore: () =>
    import('../features/product-list/more/load-more-button.tsx').then(
      ({ LoadMoreButton }) => LoadMoreButton,
    ),
  miniSliders: () => import('../slider/mini-sliders.tsx').then(({ MiniSliders }) => MiniSliders),
  morePages: () =>
    import('../features/product-list/more/more-pages.tsx').then(({ MorePages }) => MorePages),
  notedSearch: () =>
    import('../features/search/noted-search.ts').then(({ NotedSearch }) => NotedSearch),
  phoneFiltersChip: () =>
    import('../features/product-list/filter/phone/phone-filters-chip.tsx').then(
      ({ PhoneFiltersChip }) => PhoneFiltersChip,
    ),
  popUpBanner: () =>
    import('../features/product-list/section/pop-up-banner.ts').then(
      ({ PopUpBanner }) => PopUpBanner,
    ),
  sectionProducts: () =>
    import('../features/product-list/section/section-products.tsx').then(
      ({ SectionProducts }) => SectionProducts,
    ),
  todayChip: () =>
    import('../features/product-list/filter/today-chip.tsx').then(({ TodayChip }) => TodayChip),
  understoodFacts: () =>
    import('../features/search/understood-facts.tsx').then(
      ({ UnderstoodFacts }) => UnderstoodFacts,
    ),
}
