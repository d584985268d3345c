import { typo } from '@svetlitsa/domain/text/typo'
import { shellTexts } from '@svetlitsa/i18n/shell-texts'
import { Breadcrumbs } from '@svetlitsa/ui/primitives/breadcrumbs'
import type { PageContext } from '../../page-context.ts'

type ListHeadProps = {
  context: PageContext
  /** The way to the list; its last crumb is the list itself. */
  crumbs: readonly { name: string; url: string }[]
  title: string
  /** «214 товаров». */
  count: string
}

/** Where the list stands, its name and how much is in it (storefront §2, «Breadcrumbs»). */
export function ListHead({ context, crumbs, title, count }: ListHeadProps) {
  const trail = crumbs.slice(0, -1).map(({ name, url }) => ({ label: name, href: url }))
  return (
    <>
      <div className="pt-3 md:pt-4">
        <Breadcrumbs
          label={shellTexts[context.language].crumbs.label}
          trail={trail}
          current={crumbs.at(-1)?.name ?? title}
        />
      </div>
      <h1 className="pt-1 text-h1 md:pt-3">
        {typo(title)}{' '}
        <span className="ml-1 text-h3 font-normal whitespace-nowrap text-ink-soft">{count}</span>
      </h1>
    </>
  )
}
