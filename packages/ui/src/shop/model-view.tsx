'use client'

import '@google/model-viewer/dist/model-viewer.min.js'
import { createElement } from 'react'
import { renderSVG } from 'uqr'

type ModelViewProps = {
  /** Address of the GLB file. */
  glb: string
  /** Address of the USDZ file for Quick Look on iOS. */
  usdz: string | null
  /** Whether it can be stood in the shopper's own room. */
  ar: boolean
  /** Where a telephone that scans the code is led; null where none is needed. */
  phoneAddress: string | null
  words: { label: string; inRoom: string; scan: string }
}

/** Drawn under mild light: Google's viewer, which comes with this file alone and hands over to Quick Look or Scene Viewer. */
export function ModelView({ glb, usdz, ar, phoneAddress, words }: ModelViewProps) {
  return (
    <div className="relative size-full">
      {createElement(
        'model-viewer',
        {
          src: glb,
          alt: words.label,
          'camera-controls': true,
          'touch-action': 'pan-y',
          'shadow-intensity': '1',
          'environment-image': 'neutral',
          ...(ar ? { ar: true, 'ar-modes': 'webxr scene-viewer quick-look' } : {}),
          ...(ar && usdz ? { 'ios-src': usdz } : {}),
          style: { width: '100%', height: '100%' },
        },
        <button
          type="button"
          slot="ar-button"
          className="absolute bottom-4 left-1/2 min-h-12 -translate-x-1/2 rounded-medium bg-ink px-6 text-body font-semibold text-paper"
        >
          {words.inRoom}
        </button>,
      )}
      {phoneAddress && (
        <figure className="absolute right-6 bottom-6 w-40 rounded-medium bg-white p-3 text-center text-note text-picture-ink max-md:hidden">
          <span
            aria-hidden="true"
            className="block [&_svg]:h-auto [&_svg]:w-full"
            // The code is drawn here from an address of the shop's own.
            // biome-ignore lint/security/noDangerouslySetInnerHtml: uqr answers an SVG of squares.
            dangerouslySetInnerHTML={{ __html: renderSVG(phoneAddress, { border: 0 }) }}
          />
          <figcaption className="mt-2">{words.scan}</figcaption>
        </figure>
      )}
    </div>
  )
}
