'use client'

import { useShellState } from '@svetlitsa/api-client/query/shell'
import { showsStack } from '@svetlitsa/domain/region/shows-stack'

/** Where the program fell, for employees with hidden blocks on (storefront §2, «Error page»). */
export function ErrorStack({ stack }: { stack: string }) {
  const { data } = useShellState()
  if (!data) return null
  const { showsHiddenBlocks, region } = data
  if (!showsStack({ showsHiddenBlocks, OWN_SHOP: region.OWN_SHOP })) return null
  return (
    <pre className="mt-6 overflow-x-auto rounded-medium bg-sand p-4 text-note whitespace-pre-wrap">
      {stack}
    </pre>
  )
}
