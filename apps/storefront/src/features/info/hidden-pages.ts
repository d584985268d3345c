import {
  type HideableLink,
  hiddenLinks,
  type LinkHidingRegion,
} from '@svetlitsa/domain/region/hidden-links'

const pages: Readonly<Record<HideableLink, string>> = {
  guaranty: 'guaranty',
  bonusProgram: 'bonus-program',
  manufacturers: 'manufacturers',
}

/**
 * Codes of the pages that a region's lists of pages leave out, as its header and footer do
 * (storefront §2); who knows the address still reads the page.
 */
export function hiddenPages(region: LinkHidingRegion): ReadonlySet<string> {
  return new Set(hiddenLinks(region).map((name) => pages[name]))
}
