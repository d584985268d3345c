import { LazyErrorNotice } from '@svetlitsa/shell/error/lazy-error-notice'
import { useReportError } from '@svetlitsa/shell/error/use-report-error'
import { Component, type ReactNode } from 'react'

type IslandBoundaryProps = {
  /** Called once the island has been hydrated. */
  onMount: () => void
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
    return <FailedIsland error={error} onRetry={() => this.setState({ error: null })} />
  }
}

function FailedIsland({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  useReportError(error)
  return <LazyErrorNotice onRetry={onRetry} />
}
