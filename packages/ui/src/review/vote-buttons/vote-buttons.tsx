import { ThumbsDown, ThumbsUp } from 'lucide'
import { Icon } from '../../media/icon/icon.tsx'

type VoteButtonsProps = {
  yes: number
  no: number
  labels: { yes: string; no: string }
  onVote: (isYes: boolean) => void
  /** The vote is being sent, or was already given. */
  disabled?: boolean
}

const voteClass =
  'inline-flex min-h-6 items-center gap-1.5 rounded-small hover:text-ink aria-disabled:pointer-events-none'

/**
 * The buttons helpful («Полезно 24») and not helpful with their counts. After voting they stay
 * focusable and announce the vote.
 */
export function VoteButtons({ yes, no, labels, onVote, disabled = false }: VoteButtonsProps) {
  const vote = (isYes: boolean) => () => {
    if (!disabled) onVote(isYes)
  }
  return (
    <>
      <button
        type="button"
        aria-disabled={disabled || undefined}
        onClick={vote(true)}
        className={voteClass}
      >
        <Icon iconNode={ThumbsUp} size="line" />
        {labels.yes} {yes > 0 && yes}
      </button>
      <button
        type="button"
        aria-disabled={disabled || undefined}
        aria-label={`${labels.no} ${no}`}
        onClick={vote(false)}
        className={voteClass}
      >
        <Icon iconNode={ThumbsDown} size="line" />
        {no > 0 && no}
      </button>
    </>
  )
}
