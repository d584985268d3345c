'use client'

import { groupThousands } from '@svetlitsa/domain/money/group-thousands'
import { Button } from '@svetlitsa/ui/primitives/button'
import { useListPages } from './list-pages.tsx'

type MoreButtonProps = {
  pagination: { current: number; total: number; size: number }
  words: {
    /** «Показано {shown} из {total}». */
    shown: string
    /** «Показать ещё {count}». */
    more: string
    loading: string
    retry: string
  }
}

/** How much of the list is open, and the button that opens the next page below. */
export function MoreButton({ pagination, words }: MoreButtonProps) {
  const { pages, state, more } = useListPages()
  const { current, total, size } = pagination
  const shown = Math.min((current + pages.length) * size, total)
  const left = Math.min(size, total - shown)
  return (
    <>
      {left > 0 && (
        <Button kind="outline" waiting={state === 'loading' && words.loading} onClick={more}>
          {state === 'failed' ? words.retry : words.more.replace('{count}', groupThousands(left))}
        </Button>
      )}
      <p className="text-small text-ink-soft" aria-live="polite">
        {words.shown
          .replace('{shown}', groupThousands(shown))
          .replace('{total}', groupThousands(total))}
      </p>
    </>
  )
}
