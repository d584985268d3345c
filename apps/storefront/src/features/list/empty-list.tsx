import { link } from '@svetlitsa/domain/route/site-map'
import { catalogueTexts } from '@svetlitsa/i18n/catalogue-texts'
import { Button } from '@svetlitsa/ui/primitives/button'
import { EmptyState } from '@svetlitsa/ui/primitives/empty-state'
import type { PageContext } from '../../page-context.ts'

type EmptyListProps = {
  context: PageContext
  /** The section without filters, where filters are what left nothing. */
  resetHref: string | null
}

/** No goods: because of the filters, or because the section is empty; one way on each. */
export function EmptyList({ context, resetHref }: EmptyListProps) {
  const { empty, emptySection } = catalogueTexts[context.language]
  const words = resetHref ? empty : emptySection
  return (
    <EmptyState
      title={words.title}
      actions={
        <Button kind="dark" href={resetHref ?? link.catalog()}>
          {resetHref ? empty.reset : emptySection.catalog}
        </Button>
      }
    >
      {words.text}
    </EmptyState>
  )
}
