import { usePageError } from '@svetlitsa/api-client/error-page/queries'
import { useShellSelector } from '@svetlitsa/api-client/shell/queries'
import { canSeeStack } from '@svetlitsa/domain/region/region-flags'

/** The stack of an error, for employees with hidden blocks switched on (error.page). */
export function ErrorStack({ error }: { error: unknown }) {
  const isVisible = useCanSeeStack()
  if (!isVisible) return null
  return <Stack text={error instanceof Error ? (error.stack ?? error.message) : String(error)} />
}

/** The stack of a page that failed on the server, whose error page knows nothing about it. */
export function ServerErrorStack({ path }: { path: string }) {
  const { data } = usePageError(path, { enabled: useCanSeeStack() })
  return data?.stack ? <Stack text={data.stack} /> : null
}

function useCanSeeStack(): boolean {
  return useShellSelector(selectCanSeeStack) ?? false
}

function selectCanSeeStack(state: {
  showsHiddenBlocks: boolean
  region: { OWN_SHOP: 'Y' | 'N' }
}): boolean {
  const { showsHiddenBlocks, region } = state
  return canSeeStack({ showsHiddenBlocks, OWN_SHOP: region.OWN_SHOP })
}

function Stack({ text }: { text: string }) {
  return (
    <pre className="mt-6 overflow-x-auto rounded-medium bg-sand p-4 text-left text-note whitespace-pre-wrap">
      {text}
    </pre>
  )
}
