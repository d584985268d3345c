import { LazyErrorNotice } from '@svetlitsa/shell/error/lazy-error-notice'
import { useReportError } from '@svetlitsa/shell/error/use-report-error'
import { Component, type ReactNode, Suspense } from 'react'
import { getPageIslands } from './browser/page-islands.ts'

type IslandBoundaryProps = {
  /** Called once the island has been hydrated. */
  onMount: () => void
  /** Whether the island is the whole content of a page. */
  isScreen: boolean
  children: ReactNode
}

/** A failed island takes nothing but itself away: it says so, is reported and can be retried. */
export class IslandBoundary extends Component<IslandBoundaryProps, { error: unknown }> {
  override state = { error: null }

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error('An island threw nothing') }
  }

  override componentDidMount() {
    this.props.onMount()
  }

  override render() {
    const { error } = this.state
    if (error === null) return this.props.children
    const retry = () => this.setState({ error: null })
    return <FailedIsland error={error} isScreen={this.props.isScreen} onRetry={retry} />
  }
}

type FailedIslandProps = { error: unknown; isScreen: boolean; onRetry: () => void }

function FailedIsland({ error, isScreen, onRetry }: FailedIslandProps) {
  useReportError(error)
  if (!isScreen) return <LazyErrorNotice onRetry={onRetry} />
  const { FailedScreen } = getPageIslands()
  return (
    <Suspense>
      <FailedScreen error={error} onRetry={onRetry} />
    </Suspense>
  )
}
