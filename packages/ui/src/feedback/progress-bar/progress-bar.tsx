import { cva } from 'class-variance-authority'

const track = cva('block w-full appearance-none overflow-hidden border-0', {
  variants: {
    size: {
      thin: 'h-0.75 bg-transparent [&::-webkit-progress-bar]:bg-transparent',
      thick: 'h-2 rounded-full bg-sand-deep [&::-webkit-progress-bar]:bg-sand-deep',
    },
    tone: {
      accent: '[&::-moz-progress-bar]:bg-accent [&::-webkit-progress-value]:bg-accent',
      forest: '[&::-moz-progress-bar]:bg-forest [&::-webkit-progress-value]:bg-forest',
    },
  },
})

type ProgressBarProps = {
  /** What is in progress, for screen readers. */
  label: string
  /** From 0 to 1. */
  value: number
  /** thin is the 3 px bar at the top of a loading page; thick is for page content. */
  size?: 'thin' | 'thick'
  tone?: 'accent' | 'forest'
}

/** A progress bar: loading, a level of the bonus programme, uploaded photos. */
export function ProgressBar({ label, value, size = 'thick', tone = 'accent' }: ProgressBarProps) {
  return <progress aria-label={label} value={value} max={1} className={track({ size, tone })} />
}
