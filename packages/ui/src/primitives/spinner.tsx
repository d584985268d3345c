import { cva } from 'class-variance-authority'

const spinner = cva(
  'inline-block shrink-0 animate-spin rounded-full border-2 border-current border-r-transparent',
  { variants: { size: { line: 'size-4', button: 'size-5', bar: 'size-6' } } },
)

type SpinnerProps = {
  size?: 'line' | 'button' | 'bar'
  /** Read aloud; leave it out where words beside the spinner say the same. */
  label?: string
}

/** A turning ring in the colour of the text around it. Under reduced motion it stands still. */
export function Spinner({ size = 'line', label }: SpinnerProps) {
  if (!label) return <span className={spinner({ size })} aria-hidden="true" />
  return <span className={spinner({ size })} role="status" aria-label={label} />
}
