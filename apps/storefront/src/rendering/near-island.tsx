import type { ComponentProps } from 'react'
import { Island } from '../island/island.tsx'
import type { IslandName } from '../island/island-name.ts'
import { NearMark } from './near-mark.tsx'

/** An island that is rendered in the browser only, before its place comes into view. */
export function NearIsland<Name extends IslandName>(
  props: Pick<ComponentProps<typeof Island<Name>>, 'name' | 'props'>,
) {
  return (
    <div className="relative">
      <Island {...props}>
        <NearMark />
      </Island>
    </div>
  )
}
