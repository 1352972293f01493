/** Catches rendering errors of its children, so that the rest of the page continues. */
import { Component, createRef, Fragment } from 'react'
import type { ErrorInfo, FragmentInstance, ReactNode } from 'react'

export interface FailedPart {
  /** Renders the part again. */
  readonly retry: () => void
  /** Height of the part before it failed, in pixels of the window; undefined if it was never shown. */
  readonly height: number | undefined
}

interface ErrorBoundaryProps {
  /** Names the part in the developer console. */
  readonly name: string
  readonly children: ReactNode
  /** Shown in place of the part. */
  readonly fallback?: (failed: FailedPart) => ReactNode
  /** A new value renders the part again. */
  readonly resetOn?: unknown
}

interface ErrorBoundaryState {
  readonly failed: boolean
  readonly resetOn: unknown
}

export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failed: false, resetOn: this.props.resetOn }
  private readonly content = createRef<FragmentInstance>()
  private height: number | undefined

  static getDerivedStateFromError() {
    return { failed: true }
  }

  static getDerivedStateFromProps(
    { resetOn }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): ErrorBoundaryState {
    return Object.is(resetOn, state.resetOn) ? state : { failed: false, resetOn }
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    console.error(`The part “${this.props.name}” failed.`, error, componentStack)
  }

  readonly retry = (): void => this.setState({ failed: false })

  override render() {
    const { children, fallback } = this.props
    if (!this.state.failed) {
      this.height = undefined
      return <Fragment ref={this.content}>{children}</Fragment>
    }
    // What failed is still in the page until React commits the fallback.
    this.height ??= heightOf(this.content.current)
    return fallback?.({ retry: this.retry, height: this.height })
  }
}

function heightOf(content: FragmentInstance | null): number | undefined {
  const boxes = content?.getClientRects() ?? []
  if (boxes.length === 0) return undefined
  const [top, bottom] = [boxes.map((box) => box.top), boxes.map((box) => box.bottom)]
  return Math.max(...bottom) - Math.min(...top)
}
