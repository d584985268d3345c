import { link } from '@svetlitsa/domain/route/site-map'
import { catalogueTexts } from '@svetlitsa/i18n/catalogue/catalogue-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { EmptyState } from '@svetlitsa/ui/feedback/empty-state'
import type { PageContext } from '../../../page-context/page-context.ts'

type EmptyListProps = {
  context: PageContext
  /** The section without filters, where the filters exclude every product. */
  resetHref: string | null
}

/**
 * Empty state of a list, either because of its filters or because the section is empty; each has
 * one link.
 */
export function EmptyList({ context, resetHref }: EmptyListProps) {
  const { empty, emptySection } = catalogueTexts[context.language]
  const texts = resetHref ? empty : emptySection
  return (
    <EmptyState
      title={texts.title}
      actions={
        <Button kind="dark" href={resetHref ?? link.catalog()}>
          {resetHref ? empty.reset : emptySection.catalog}
        </Button>
      }
    >
      {texts.text}
    </EmptyState>
  )
}
