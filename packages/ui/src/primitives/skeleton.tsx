import { cva } from 'class-variance-authority'

// The light is a layer of its own, which moves without the page being drawn anew; far from the
// screen it rests.
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
      width: { full: 'w-full', most: 'w-4/5', half: 'w-1/2', third: 'w-1/3' },
    },
  },
)

type SkeletonProps = {
  /** Stands where the thing will stand and has its size, so that nothing jumps. */
  shape?: 'line' | 'heading' | 'button' | 'picture' | 'block'
  width?: 'full' | 'most' | 'half' | 'third'
}

/** A blank of what is loading. The place around it says `aria-busy`; the blank itself is silent. */
export function Skeleton({ shape = 'line', width = 'full' }: SkeletonProps) {
  return <span aria-hidden="true" className={skeleton({ shape, width })} />
}
