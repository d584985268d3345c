import { ChevronLeft, ChevronRight } from 'lucide'
import { type KeyboardEvent, useState } from 'react'
import { Button } from '../../actions/button/button.tsx'
import { IconButton } from '../../actions/icon-button/icon-button.tsx'
import { Spinner } from '../../feedback/spinner/spinner.tsx'
import { Icon } from '../../media/icon/icon.tsx'
import { useLoadedFrames } from './use-loaded-frames.ts'
import { useSpin } from './use-spin.ts'
import { ViewerNote } from './viewer-note.tsx'

type SpinViewerProps = {
  /** Addresses of the frames, clockwise; 36 frames for steps of ten degrees. */
  frames: readonly string[]
  /** «Диван „Полдень“ со всех сторон». */
  label: string
  /** «На снимках отделка „лён“», if another finish is chosen. */
  note?: string | null
  labels: SpinViewerLabels
}

type SpinViewerLabels = {
  left: string
  right: string
  hint: string
  loading: string
  failed: string
  retry: string
}

/** The number of frames that a key rotates by: one step, or a quarter turn. */
const keySteps: Readonly<Record<string, (count: number) => number>> = {
  ArrowLeft: () => -1,
  ArrowDown: () => -1,
  ArrowRight: () => 1,
  ArrowUp: () => 1,
  PageDown: (count) => -Math.round(count / 4),
  PageUp: (count) => Math.round(count / 4),
}

/**
 * A product rotated by touch, mouse, arrow keys or buttons, one frame at a time. The frames are
 * loaded when the viewer opens; until a frame is loaded, the nearest loaded frame is shown, so that
 * nothing flickers.
 */
export function SpinViewer({ frames, label, note, labels }: SpinViewerProps) {
  const [attempt, setAttempt] = useState(0)
  const { loaded, isFailed } = useLoadedFrames(frames, attempt)
  const count = frames.length
  const { frame, show, isDragging, handlers } = useSpin(count, loaded.size === count)
  const degrees = Math.round((frame * 360) / count)
  const handleKeyDown = (event: KeyboardEvent) => {
    const getStep = keySteps[event.key]
    if (!getStep && event.key !== 'Home' && event.key !== 'End') return
    // Otherwise the same keys would scroll the page below.
    event.preventDefault()
    if (getStep) show(frame + getStep(count))
    else show(event.key === 'Home' ? 0 : count - 1)
  }
  return (
    <div
      data-theme="light"
      aria-busy={loaded.size < count && !isFailed}
      className="relative flex size-full flex-col items-center gap-3 bg-sand pb-4 text-ink"
    >
      <ViewerNote>{note}</ViewerNote>
      <div
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={360}
        aria-valuenow={degrees}
        aria-valuetext={`${degrees}°`}
        onKeyDown={handleKeyDown}
        {...handlers}
        className={`relative min-h-0 w-full flex-1 touch-none -outline-offset-4 select-none ${isDragging ? 'cursor-grabbing' : 'cursor-grab'}`}
      >
        {loaded.size > 0 && (
          <img
            src={frames[findNearestFrame(frame, loaded, count)]}
            alt=""
            draggable={false}
            decoding="sync"
            // The frames are small, and their background nearly matches the window; the mask hides
            // their edges.
            className="absolute inset-0 m-auto aspect-5/4 max-h-full w-full max-w-200 mask-x-from-92% mask-y-from-92% object-contain"
          />
        )}
        {loaded.size === 0 && !isFailed && (
          <span className="absolute inset-0 flex items-center justify-center gap-3 text-small">
            <Spinner size="bar" />
            {labels.loading}
          </span>
        )}
      </div>
      {isFailed && loaded.size === 0 && (
        <div className="absolute inset-0 flex flex-col items-center justify-center gap-4">
          <p role="alert">{labels.failed}</p>
          <Button kind="outline" size={40} onClick={() => setAttempt(attempt + 1)}>
            {labels.retry}
          </Button>
        </div>
      )}
      <div className="h-1 w-48 overflow-hidden rounded-full" aria-hidden="true">
        {loaded.size < count && !isFailed && (
          <div
            className="h-full bg-ink-soft transition-[width]"
            style={{ width: `${(loaded.size / count) * 100}%` }}
          />
        )}
      </div>
      <div className="flex items-center gap-3 px-4 text-small text-ink-soft">
        <IconButton kind="white" label={labels.left} onClick={() => show(frame - 1)}>
          <Icon iconNode={ChevronLeft} />
        </IconButton>
        <span>{labels.hint}</span>
        <IconButton kind="white" label={labels.right} onClick={() => show(frame + 1)}>
          <Icon iconNode={ChevronRight} />
        </IconButton>
      </div>
    </div>
  )
}

/**
 * The loaded frame closest to the requested one, in either direction; the requested one if none is
 * loaded.
 */
export function findNearestFrame(
  targetFrame: number,
  loaded: ReadonlySet<number>,
  count: number,
): number {
  const getDistance = (frame: number) => {
    const steps = Math.abs(frame - targetFrame)
    return Math.min(steps, count - steps)
  }
  let nearest = targetFrame
  for (const frame of loaded) {
    if (!loaded.has(nearest) || getDistance(frame) < getDistance(nearest)) nearest = frame
  }
  return nearest
}
