import { ArrowLeft, ArrowRight } from 'lucide'
import type { Ref } from 'react'
import { Icon } from '../icon/icon.tsx'

type SliderArrowProps = {
  to: 'back' | 'on'
  label: string
  disabled?: boolean
  /** Omitted where a slider library attaches its listener to the button through `ref`. */
  onPress?: () => void
  ref?: Ref<HTMLButtonElement>
}

/**
 * A round arrow of 44 px beside the heading of a slider. At the end of the row it is disabled, not
 * hidden.
 */
export function SliderArrow({ to, label, disabled, onPress, ref }: SliderArrowProps) {
  return (
    <button
      ref={ref}
      type="button"
      aria-label={label}
      disabled={disabled}
      onClick={onPress}
      className="flex size-11 items-center justify-center rounded-full border border-line-strong bg-surface text-ink transition-colors hover:border-ink-soft active:bg-sand disabled:pointer-events-none disabled:border-line disabled:bg-transparent disabled:text-ink-faint"
    >
      <Icon iconNode={to === 'back' ? ArrowLeft : ArrowRight} />
    </button>
  )
}
