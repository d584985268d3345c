'use client'

import '@google/model-viewer/dist/model-viewer.min.js'
import { createElement, type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '../primitives/button.tsx'
import { Spinner } from '../primitives/spinner.tsx'
import { LookNote } from './look-note.tsx'
import { PhoneCode } from './phone-code.tsx'

type ModelViewProps = {
  /** Address of the GLB file. */
  glb: string
  /** Address of the USDZ file for Quick Look on iOS; null where it cannot be stood in a room. */
  usdz: string | null
  /** Whether it can be stood in the shopper's own room. */
  ar: boolean
  /** Where a telephone that scans the code is led; null where none is needed. */
  phoneAddress: string | null
  /** «На модели отделка „лён“», where the chosen one is another. */
  note?: string | null
  words: ModelWords
}

type ModelWords = {
  label: string
  inRoom: string
  scan: string
  loading: string
  failed: string
  retry: string
  hint: string
  /** There is nothing to draw it with. */
  unable: string
}

type State = 'loading' | 'ready' | 'failed' | 'unable'

/** Drawn under mild light: Google's viewer, which comes with this file alone and hands over to Quick Look or Scene Viewer. */
export function ModelView({ glb, usdz, ar, phoneAddress, note, words }: ModelViewProps) {
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<State>(() => (canDraw() ? 'loading' : 'unable'))
  const [percent, setPercent] = useState(0)
  const viewer = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt is a viewer of its own.
  useEffect(() => {
    const over = new AbortController()
    const listen = (name: string, hear: (event: Event) => void) =>
      viewer.current?.addEventListener(name, hear, { signal: over.signal })
    listen('load', () => setState('ready'))
    listen('error', () => setState('failed'))
    listen('progress', (event) => {
      const { detail } = event as CustomEvent<{ totalProgress: number }>
      setPercent(Math.round(detail.totalProgress * 100))
    })
    return () => over.abort()
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
            alt: words.label,
            ...stage,
            // Furniture that can be pinched smaller tells nothing of whether it fits.
            ...(ar
              ? { ar: true, 'ar-modes': 'webxr scene-viewer quick-look', 'ar-scale': 'fixed' }
              : {}),
            ...(ar && usdz ? { 'ios-src': usdz } : {}),
          },
          // The viewer's own bar of progress is replaced by ours.
          <span slot="progress-bar" />,
          <button
            type="button"
            slot="ar-button"
            className="absolute bottom-4 left-1/2 min-h-12 -translate-x-1/2 rounded-medium bg-ink px-6 text-body font-semibold text-paper"
          >
            {words.inRoom}
          </button>,
        )}
      <LookNote>{note}</LookNote>
      {state === 'loading' && (
        <Over>
          <Spinner size="bar" />
          <p role="status" className="text-small">
            {words.loading}
          </p>
          <p className="text-small text-ink-soft tabular-nums" aria-hidden="true">
            {percent} %
          </p>
        </Over>
      )}
      {state === 'failed' && (
        <Over>
          <p role="alert">{words.failed}</p>
          <Button kind="outline" size={40} onClick={retry}>
            {words.retry}
          </Button>
        </Over>
      )}
      {state === 'unable' && (
        <Over>
          <p role="alert" className="max-w-96 text-center">
            {words.unable}
          </p>
        </Over>
      )}
      {state === 'ready' && (
        <p className="pointer-events-none absolute bottom-6 left-6 text-small text-ink-soft max-md:hidden">
          {words.hint}
        </p>
      )}
      {phoneAddress && <PhoneCode address={phoneAddress} scan={words.scan} />}
    </div>
  )
}

/** Light and place as in the studio's pictures: three quarters from the left, a little from above. */
const stage = {
  'camera-controls': true,
  'touch-action': 'pan-y',
  'camera-orbit': '-30deg 78deg auto',
  'shadow-intensity': '0.6',
  'shadow-softness': '1',
  'environment-image': 'neutral',
  exposure: '0.9',
  style: { width: '100%', height: '100%' },
}

/** Whether the browser has what the viewer draws with. */
function canDraw(): boolean {
  return document.createElement('canvas').getContext('webgl2') !== null
}

const Over = ({ children }: { children: ReactNode }) => (
  <div className="absolute inset-0 flex flex-col items-center justify-center gap-3 px-6">
    {children}
  </div>
)
