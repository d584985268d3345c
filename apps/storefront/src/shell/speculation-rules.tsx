import { link } from '@svetlitsa/domain/route/site-map'

/** The router saves these choices of a query in a cookie. */
const choices = ['lang', 'region', 'region_id', 'sr']

/**
 * Lets the browser load a page of the catalogue while the pointer rests on its link, so that it
 * opens at once (WICG speculation rules; browsers without them ignore the element).
 */
const rules = {
  prefetch: [
    {
      eagerness: 'moderate',
      where: {
        and: [
          { href_matches: [link.home(), ...listPrefetched()] },
          { not: { href_matches: choices.map((name) => `/*\\?*${name}=*`) } },
          { not: { selector_matches: '[data-window], [data-in-place] a, [download], [target]' } },
        ],
      },
    },
  ],
}

function listPrefetched(): string[] {
  return [link.catalog(), link.sale(), link.hits()].map((path) => `${path}*`)
}

/** The rules, in every page with header and footer. */
export function SpeculationRules() {
  return (
    <script type="speculationrules" dangerouslySetInnerHTML={{ __html: JSON.stringify(rules) }} />
  )
}
