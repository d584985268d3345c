import { cva } from 'class-variance-authority'

const spinner = cva(
  'inline-block shrink-0 animate-spin rounded-full border-2 border-current border-r-transparent',
  { variants: { size: { line: 'size-4', button: 'size-5', bar: 'size-6' } } },
)

type SpinnerProps = {
  size?: 'line' | 'button' | 'bar'
  /** Read by screen readers; omit it where text beside the spinner says the same. */
  label?: string
}

/**
 * A rotating ring in the current text colour. It does not move if the user prefers reduced motion.
 */
export function Spinner({ size = 'line', label }: SpinnerProps) {
  if (!label) return <span className={spinner({ size })} aria-hidden="true" />
  return <span className={spinner({ size })} role="status" aria-label={label} />
}
