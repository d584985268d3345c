import { link } from '@svetlitsa/domain/route/site-map'
import { catalogueTexts } from '@svetlitsa/i18n/catalogue/catalogue-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { PanesBackground } from '@svetlitsa/ui/layout/panes-background'
import type { PageContext } from '../../../page-context/page-context.ts'

/** A wide tile among the cards that offers help with choosing (ADR 0050). */
export function HelpTile({ context }: { context: PageContext }) {
  const { tile } = catalogueTexts[context.language]
  return (
    <section className="relative flex h-full min-h-60 flex-col items-start justify-between gap-5 overflow-hidden rounded-large bg-sand p-6 md:p-8">
      <PanesBackground />
      <h2 className="relative text-h2">{tile.title}</h2>
      <div className="relative">
        <p className="mb-4 max-w-96 text-body text-ink-soft">{tile.text}</p>
        <Button kind="white" href={link.info('contacts')}>
          {tile.action}
        </Button>
      </div>
    </section>
  )
}
