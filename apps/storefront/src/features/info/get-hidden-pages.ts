import {
  type HideableLink,
  type LinkHidingRegion,
  listHiddenLinks,
} from '@svetlitsa/domain/region/region-flags'

const pages: Readonly<Record<HideableLink, string>> = {
  guaranty: 'guaranty',
  bonusProgram: 'bonus-program',
  manufacturers: 'manufacturers',
}

/**
 * Returns the codes of pages that a region hides from its lists of pages, header and footer
 * (nav.franchise-hide). The pages stay reachable by their addresses.
 */
export function getHiddenPages(region: LinkHidingRegion): ReadonlySet<string> {
  return new Set(listHiddenLinks(region).map((name) => pages[name]))
}
