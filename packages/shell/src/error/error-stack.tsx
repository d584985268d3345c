'use client'

import { useShellState } from '@svetlitsa/api-client/shell/queries'
import { canSeeStack } from '@svetlitsa/domain/region/can-see-stack'

/** The stack of an error, for employees with hidden blocks switched on (error.page). */
export function ErrorStack({ error }: { error: unknown }) {
  const { data } = useShellState()
  if (!data) return null
  const { showsHiddenBlocks, region } = data
  if (!canSeeStack({ showsHiddenBlocks, OWN_SHOP: region.OWN_SHOP })) return null
  return (
    <pre className="mt-6 overflow-x-auto rounded-medium bg-sand p-4 text-left text-note whitespace-pre-wrap">
      {error instanceof Error ? (error.stack ?? error.message) : String(error)}
    </pre>
  )
}
