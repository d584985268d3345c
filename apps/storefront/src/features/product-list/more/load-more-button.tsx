import { groupThousands } from '@svetlitsa/domain/money/price-text'
import { catalogueTexts } from '@svetlitsa/i18n/catalogue/catalogue-texts'
import { shellTexts } from '@svetlitsa/i18n/shell/shell-texts'
import { useLanguage } from '@svetlitsa/shell/language/language-provider'
import { Button } from '@svetlitsa/ui/actions/button'
import type { MouseEvent } from 'react'
import { type ListQuery, loadListPages, useListPages } from './list-pages.ts'

type LoadMoreButtonProps = {
  query: ListQuery
  pagination: { current: number; total: number; size: number }
}

/** Some five seconds, in which the script of the cards loads. */
const maxFrames = 300

/** «Показать ещё»: how much of the list is shown, and the button that loads the next page below. */
export function LoadMoreButton({ query, pagination }: LoadMoreButtonProps) {
  const language = useLanguage()
  const texts = catalogueTexts[language]
  const { pages, state } = useListPages(query.address)
  const { current, total, size } = pagination
  const shown = Math.min((current + pages.length) * size, total)
  const remainingCount = Math.min(size, total - shown)
  const showMore = async ({ currentTarget: button }: MouseEvent<HTMLElement>) => {
    const hadFocus = document.activeElement === button
    const shownCount = findCards().length
    await loadListPages(query, pages.length + 1)
    requestAnimationFrame(() => {
      if (hadFocus && !button.isConnected) focusCard(shownCount, maxFrames)
    })
  }
  return (
    <>
      {remainingCount > 0 && (
        <Button
          kind="outline"
          waiting={state === 'loading' && texts.loadingMore}
          onClick={(event) => void showMore(event)}
        >
          {state === 'failed'
            ? shellTexts[language].fault.retry
            : texts.showMore.replace('{count}', groupThousands(remainingCount))}
        </Button>
      )}
      <p className="text-small text-ink-soft" aria-live="polite">
        {texts.shown
          .replace('{shown}', groupThousands(shown))
          .replace('{total}', groupThousands(total))}
      </p>
    </>
  )
}

const findCards = () => document.querySelectorAll('[data-list] article')

/** On the last page the button goes, and the first new card takes its focus. */
function focusCard(index: number, frames: number): void {
  if (document.activeElement !== document.body) return
  const link = findCards()[index]?.querySelector('a')
  if (link) link.focus({ preventScroll: true })
  else if (frames > 0) requestAnimationFrame(() => focusCard(index, frames - 1))
}
