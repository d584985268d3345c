import { cva } from 'class-variance-authority'

// The highlight is a layer of its own, which moves without repainting the page; outside the
// viewport the animation pauses.
const skeleton = cva(
  'relative block overflow-hidden bg-sand [content-visibility:auto] before:absolute before:inset-0 before:animate-shimmer before:bg-linear-100 before:from-sand before:from-20% before:via-paper before:via-50% before:to-sand before:to-80%',
  {
    variants: {
      shape: {
        line: 'h-4 rounded-small',
        heading: 'h-8 rounded-dense',
        button: 'h-12 rounded-medium',
        picture: 'aspect-5/4 rounded-medium',
        block: 'h-full rounded-medium',
      },
      width: { full: 'w-full', 'four-fifths': 'w-4/5', half: 'w-1/2', third: 'w-1/3' },
    },
  },
)

type SkeletonProps = {
  /** Has the size of the content that it replaces, so that the layout does not shift. */
  shape?: 'line' | 'heading' | 'button' | 'picture' | 'block'
  width?: 'full' | 'four-fifths' | 'half' | 'third'
}

/**
 * A placeholder for loading content. The container sets `aria-busy`; the placeholder itself is
 * hidden from screen readers.
 */
export function Skeleton({ shape = 'line', width = 'full' }: SkeletonProps) {
  return <span aria-hidden="true" className={skeleton({ shape, width })} />
}
