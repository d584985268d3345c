import type { ComponentProps } from 'react'
import { Island } from '../island/island.tsx'
import type { IslandName } from '../island/island-name.ts'

/**
 * An island that is rendered in the browser only, before its place comes into view: its mark reaches
 * up, so that what pushes the page down is still below the viewport, and down for a reader who has
 * jumped past it.
 */
export function NearIsland<Name extends IslandName>(
  props: Pick<ComponentProps<typeof Island<Name>>, 'name' | 'props'>,
) {
  return (
    <div className="relative">
      <Island {...props}>
        <span className="pointer-events-none absolute -inset-y-100" />
      </Island>
    </div>
  )
}
