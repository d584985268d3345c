'use client'

import '@google/model-viewer/dist/model-viewer.min.js'
import { createElement, type ReactNode, useEffect, useRef, useState } from 'react'
import { renderSVG } from 'uqr'
import { Button } from '../primitives/button.tsx'
import { Spinner } from '../primitives/spinner.tsx'

type ModelViewProps = {
  /** Address of the GLB file. */
  glb: string
  /** Address of the USDZ file for Quick Look on iOS. */
  usdz: string | null
  /** Whether it can be stood in the shopper's own room. */
  ar: boolean
  /** Where a telephone that scans the code is led; null where none is needed. */
  phoneAddress: string | null
  words: ModelWords
}

type ModelWords = {
  label: string
  inRoom: string
  scan: string
  loading: string
  failed: string
  retry: string
}

/** Drawn under mild light: Google's viewer, which comes with this file alone and hands over to Quick Look or Scene Viewer. */
export function ModelView({ glb, usdz, ar, phoneAddress, words }: ModelViewProps) {
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading')
  const viewer = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt is a viewer of its own.
  useEffect(() => {
    const own = viewer.current
    const ready = () => setState('ready')
    const fail = () => setState('failed')
    own?.addEventListener('load', ready)
    own?.addEventListener('error', fail)
    return () => {
      own?.removeEventListener('load', ready)
      own?.removeEventListener('error', fail)
    }
  }, [attempt])
  const retry = () => {
    setState('loading')
    setAttempt(attempt + 1)
  }
  return (
    <div className="relative size-full" aria-busy={state === 'loading'}>
      {createElement(
        'model-viewer',
        {
          key: attempt,
          ref: viewer,
          src: glb,
          alt: words.label,
          'camera-controls': true,
          'touch-action': 'pan-y',
          'shadow-intensity': '1',
          'environment-image': 'neutral',
          // Furniture that can be pinched smaller tells nothing of whether it fits.
          ...(ar
            ? { ar: true, 'ar-modes': 'webxr scene-viewer quick-look', 'ar-scale': 'fixed' }
            : {}),
          ...(ar && usdz ? { 'ios-src': usdz } : {}),
          style: { width: '100%', height: '100%' },
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
      {state === 'loading' && (
        <Over>
          <Spinner size="bar" label={words.loading} />
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
      {phoneAddress && state !== 'failed' && <PhoneCode address={phoneAddress} scan={words.scan} />}
    </div>
  )
}

const Over = ({ children }: { children: ReactNode }) => (
  <div className="absolute inset-0 flex flex-col items-center justify-center gap-4">{children}</div>
)

/** The address of the page as squares, for the telephone that stands beside a computer. */
function PhoneCode({ address, scan }: { address: string; scan: string }) {
  return (
    <figure className="absolute right-6 bottom-6 w-40 rounded-medium bg-white p-3 text-center text-note text-picture-ink max-md:hidden">
      <span
        aria-hidden="true"
        className="block [&_svg]:h-auto [&_svg]:w-full"
        // The code is drawn here from an address of the shop's own.
        // biome-ignore lint/security/noDangerouslySetInnerHtml: uqr answers an SVG of squares.
        dangerouslySetInnerHTML={{ __html: renderSVG(address, { border: 0 }) }}
      />
      <figcaption className="mt-2">{scan}</figcaption>
    </figure>
  )
}
