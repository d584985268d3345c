'use client'

import { ThumbsDown, ThumbsUp } from 'lucide'
import { Icon } from '../primitives/icon.tsx'

type VoteButtonsProps = {
  yes: number
  no: number
  words: { yes: string; no: string }
  onVote: (isYes: boolean) => void
  /** The vote is under way, or was given. */
  disabled?: boolean
}

const look =
  'inline-flex min-h-6 items-center gap-1.5 rounded-small hover:text-ink aria-disabled:pointer-events-none'

/** «Полезно 24» and what is not, with their counts. A given vote is told, not taken away from the keyboard. */
export function VoteButtons({ yes, no, words, onVote, disabled = false }: VoteButtonsProps) {
  const vote = (isYes: boolean) => () => {
    if (!disabled) onVote(isYes)
  }
  return (
    <>
      <button
        type="button"
        aria-disabled={disabled || undefined}
        onClick={vote(true)}
        className={look}
      >
        <Icon of={ThumbsUp} size="line" />
        {words.yes} {yes > 0 && yes}
      </button>
      <button
        type="button"
        aria-disabled={disabled || undefined}
        aria-label={`${words.no} ${no}`}
        onClick={vote(false)}
        className={look}
      >
        <Icon of={ThumbsDown} size="line" />
        {no > 0 && no}
      </button>
    </>
  )
}
