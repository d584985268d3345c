import '@google/model-viewer/dist/model-viewer.min.js'
import { createElement, type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '../../actions/button/button.tsx'
import { Spinner } from '../../feedback/spinner/spinner.tsx'
import { ViewerNote } from '../spin-viewer/viewer-note.tsx'
import { PhoneQrCode } from './phone-qr-code.tsx'

type ModelViewerProps = {
  /** Address of the GLB file. */
  glb: string
  /** Address of the USDZ file for Quick Look on iOS; null if AR is not available. */
  usdz: string | null
  /** Whether the product can be viewed in AR in the shopper's room. */
  ar: boolean
  /** The address encoded in the QR code for a phone; null if no code is needed. */
  phoneAddress: string | null
  /** «На модели отделка „лён“», if another finish is chosen. */
  note?: string | null
  labels: ModelViewerLabels
}

type ModelViewerLabels = {
  label: string
  inRoom: string
  scan: string
  loading: string
  failed: string
  retry: string
  hint: string
  /** Shown if the browser does not support WebGL. */
  unsupported: string
}

type State = 'loading' | 'ready' | 'failed' | 'unable'

/**
 * The 3D model under soft light, in Google's model-viewer, which is loaded only with this file and
 * opens Quick Look or Scene Viewer for AR.
 */
export function ModelViewer({ glb, usdz, ar, phoneAddress, note, labels }: ModelViewerProps) {
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<State>(() => (isWebGlSupported() ? 'loading' : 'unable'))
  const [percent, setPercent] = useState(0)
  const viewer = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt creates a new viewer.
  useEffect(() => {
    const abortController = new AbortController()
    const listen = (name: string, handle: (event: Event) => void) =>
      viewer.current?.addEventListener(name, handle, { signal: abortController.signal })
    listen('load', () => setState('ready'))
    listen('error', () => setState('failed'))
    listen('progress', (event) => {
      const { detail } = event as CustomEvent<{ totalProgress: number }>
      setPercent(Math.round(detail.totalProgress * 100))
    })
    return () => abortController.abort()
  }, [attempt])
  const retry = () => {
    setState('loading')
    setPercent(0)
    setAttempt(attempt + 1)
  }
  return (
    <div
      data-theme="light"
      className="relative size-full bg-sand text-ink"
      aria-busy={state === 'loading'}
    >
      {state !== 'unable' &&
        createElement(
          'model-viewer',
          {
            key: attempt,
            ref: viewer,
            src: glb,
            alt: labels.label,
            ...viewerAttributes,
            // Scaling in AR is disabled, because scaled furniture does not show whether it fits.
            ...(ar
              ? { ar: true, 'ar-modes': 'webxr scene-viewer quick-look', 'ar-scale': 'fixed' }
              : {}),
            ...(ar && usdz ? { 'ios-src': usdz } : {}),
          },
          // Replaces the progress bar of the viewer by ours.
          <span slot="progress-bar" />,
          <button
            type="button"
            slot="ar-button"
            className="absolute bottom-4 left-1/2 min-h-12 -translate-x-1/2 rounded-medium bg-ink px-6 text-body font-semibold text-paper"
          >
            {labels.inRoom}
          </button>,
        )}
      <ViewerNote>{note}</ViewerNote>
      {state === 'loading' && (
        <ViewerOverlay>
          <Spinner size="bar" />
          <p role="status" className="text-small">
            {labels.loading}
          </p>
          <p className="text-small text-ink-soft tabular-nums" aria-hidden="true">
            {percent} %
          </p>
        </ViewerOverlay>
      )}
      {state === 'failed' && (
        <ViewerOverlay>
          <p role="alert">{labels.failed}</p>
          <Button kind="outline" size={40} onClick={retry}>
            {labels.retry}
          </Button>
        </ViewerOverlay>
      )}
      {state === 'unable' && (
        <ViewerOverlay>
          <p role="alert" className="max-w-96 text-center">
            {labels.unsupported}
          </p>
        </ViewerOverlay>
      )}
      {state === 'ready' && (
        <p className="pointer-events-none absolute bottom-6 left-6 text-small text-ink-soft max-md:hidden">
          {labels.hint}
        </p>
      )}
      {phoneAddress && <PhoneQrCode address={phoneAddress} caption={labels.scan} />}
    </div>
  )
}

/**
 * Light and camera as in the studio pictures: three-quarter view from the left, slightly from
 * above.
 */
const viewerAttributes = {
  'camera-controls': true,
  'touch-action': 'pan-y',
  'camera-orbit': '-30deg 78deg auto',
  'shadow-intensity': '0.6',
  'shadow-softness': '1',
  'environment-image': 'neutral',
  exposure: '0.9',
  style: { width: '100%', height: '100%' },
}

/** Whether the browser supports WebGL, which the viewer requires. */
function isWebGlSupported(): boolean {
  return document.createElement('canvas').getContext('webgl2') !== null
}

const ViewerOverlay = ({ children }: { children: ReactNode }) => (
  <div className="absolute inset-0 flex flex-col items-center justify-center gap-3 px-6">
    {children}
  </div>
)
