/** An error while drawing costs the part inside, not what is around it. */
import { Component } from 'react'
import type { ReactNode } from 'react'

interface ErrorBoundaryProps {
  readonly children: ReactNode
  /** What is shown instead; `retry` draws the part anew. */
  readonly fallback?: (retry: () => void) => ReactNode
  /** When it changes, the part is tried again. */
  readonly resetOn?: unknown
}

interface ErrorBoundaryState {
  readonly failed: boolean
  readonly resetOn: unknown
}

export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failed: false, resetOn: this.props.resetOn }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  static getDerivedStateFromProps(
    { resetOn }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): ErrorBoundaryState {
    return Object.is(resetOn, state.resetOn) ? state : { failed: false, resetOn }
  }

  readonly retry = (): void => this.setState({ failed: false })

  override render() {
    return this.state.failed ? this.props.fallback?.(this.retry) : this.props.children
  }
}
