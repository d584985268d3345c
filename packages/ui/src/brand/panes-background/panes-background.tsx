import { cva } from 'class-variance-authority'

const pane = cva('bg-linear-115', {
  variants: {
    ground: {
      sand: 'from-pane-sand-from to-pane-sand-to',
      dark: 'from-pane-dark-from to-pane-dark-to',
    },
  },
})

/**
 * The light of the arched window on a calm area: two by two panes, skewed (ADR 0050). Place it
 * inside a `relative overflow-hidden` area; one per screen, never over a picture.
 */
export function PanesBackground({ background = 'sand' }: { background?: 'sand' | 'dark' }) {
  const paneClass = pane({ ground: background })
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none absolute -inset-y-4 left-1/12 grid w-56 -skew-x-24 grid-cols-2 grid-rows-[1fr_1.6fr] gap-2.5 md:w-96"
    >
      <span className={paneClass} />
      <span className={paneClass} />
      <span className={paneClass} />
      <span className={paneClass} />
    </div>
  )
}
