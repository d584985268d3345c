import { link } from '@svetlitsa/domain/route/site-map'
import { homeTexts } from '@svetlitsa/i18n/home-texts'
import { Button } from '@svetlitsa/ui/primitives/button'
import { Panes } from '@svetlitsa/ui/primitives/panes'
import type { PageContext } from '../../page-context.ts'

/** A strip that leads to the stores of the city. */
export function HomeStores({ context }: { context: PageContext }) {
  const { stores, storesText, storesAction } = homeTexts[context.language]
  return (
    <section className="relative flex flex-col items-start gap-5 overflow-hidden rounded-large bg-sand p-6 md:flex-row md:items-center md:justify-between md:p-12">
      <Panes />
      <div className="relative max-w-text">
        <h2 className="text-h2">{stores}</h2>
        <p className="mt-2 text-lead text-ink-soft">{storesText}</p>
      </div>
      <div className="relative shrink-0">
        <Button kind="dark" href={link.info('contacts')}>
          {storesAction}
        </Button>
      </div>
    </section>
  )
}
