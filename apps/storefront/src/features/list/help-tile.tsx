import { link } from '@svetlitsa/domain/route/site-map'
import { catalogueTexts } from '@svetlitsa/i18n/catalogue-texts'
import { Button } from '@svetlitsa/ui/primitives/button'
import { Panes } from '@svetlitsa/ui/primitives/panes'
import type { PageContext } from '../../page-context.ts'

/** A wide tile among the cards: who helps to choose (design notes §3, «Section»). */
export function HelpTile({ context }: { context: PageContext }) {
  const { tile } = catalogueTexts[context.language]
  return (
    <section className="relative flex h-full min-h-60 flex-col items-start overflow-hidden rounded-large bg-sand p-6 md:p-8">
      <Panes />
      <h2 className="relative max-w-72 text-window">{tile.title}</h2>
      <p className="relative mt-2 max-w-72 text-small text-ink-soft">{tile.text}</p>
      <div className="relative mt-5">
        <Button kind="white" size={40} href={link.info('contacts')}>
          {tile.action}
        </Button>
      </div>
    </section>
  )
}
