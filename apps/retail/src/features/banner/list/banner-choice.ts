import { type BannerKind, type BannerState, bannerStates } from '@svetlitsa/domain/banner/banner'
import { link } from '@svetlitsa/domain/route/site-map'
import { parseChoice } from '@svetlitsa/shell/search-params/parse-choice'
import { parsePage } from '@svetlitsa/shell/search-params/parse-page'
import { parseWholeNumber } from '@svetlitsa/shell/search-params/parse-whole-number'
import { buildListHref } from '../../../list-detail/build-list-href.ts'

/** What the address of the editors says: the filters of the list, or the open banner. */
export interface BannerChoice {
  state?: BannerState | undefined
  region?: number | undefined
  page?: number | undefined
  banner?: number | 'new' | undefined
}

const ids = { min: 1, max: 2_147_483_647 }

export function parseBannerSearch(search: Record<string, unknown>): BannerChoice {
  const { state, region, page, banner } = search
  return {
    state: parseChoice(bannerStates, state),
    region: parseWholeNumber(region, ids),
    page: parsePage(page),
    banner: banner === 'new' ? 'new' : parseWholeNumber(banner, ids),
  }
}

const paths = { main: link.newBanner, sale: link.saleBanner, top: link.topBanner }

export function buildBannersHref(kind: BannerKind, choice: BannerChoice = {}): string {
  const { page = 1, ...rest } = choice
  return buildListHref(paths[kind](), { ...rest, page: page > 1 ? page : undefined })
}
