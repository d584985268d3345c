import { cva } from 'class-variance-authority'

const skeleton = cva(
  'block animate-shimmer bg-sand bg-linear-100 from-sand from-40% via-paper via-50% to-sand to-60% bg-size-[300%_100%]',
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
