'use client'

import { lookTexts } from '@svetlitsa/i18n/look-texts'
import { useTexts } from '@svetlitsa/shell/use-texts'
import { lazyPart } from '@svetlitsa/ui/part/lazy-part'
import { FullWindow } from '@svetlitsa/ui/primitives/full-window'
import { Spinner } from '@svetlitsa/ui/primitives/spinner'
import { SpinView } from '@svetlitsa/ui/shop/spin-view'
import { Suspense, useMemo } from 'react'
import type { Look } from './look-buttons.tsx'
import { turntableFrames } from './turntable-frames.ts'

/** Google's viewer with three.js: a quarter of a megabyte that only who asks for it loads. */
const ModelView = lazyPart(() =>
  import('@svetlitsa/ui/shop/model-view').then(({ ModelView }) => ({ default: ModelView })),
)

type LookWindowProps = {
  look: Look
  kind: 'spin' | 'model'
  open: boolean
  onClose: () => void
}

/** A thing over the whole screen: turned on its table, or as a model to be walked around. */
export function LookWindow({ look, kind, open, onClose }: LookWindowProps) {
  const say = useTexts(lookTexts)
  const { name, model360, glb, usdz, ar, qr } = look
  const frames = useMemo(() => (model360 ? turntableFrames(model360) : []), [model360])
  return (
    <FullWindow open={open} onClose={onClose} title={name} closeLabel={say('close')}>
      {kind === 'spin' && frames.length > 0 && (
        <SpinView
          frames={frames}
          label={say('spinLabel', { name })}
          words={{ left: say('left'), right: say('right'), hint: say('hint') }}
        />
      )}
      {kind === 'model' && glb && (
        <Suspense fallback={<Spinner size="bar" />}>
          <ModelView
            glb={glb}
            usdz={usdz}
            ar={ar}
            phoneAddress={ar ? phoneAddress(qr) : null}
            words={{
              label: say('modelLabel', { name }),
              inRoom: say('inRoom'),
              scan: say('scan'),
              loading: say('loading'),
              failed: say('failed'),
              retry: say('retry'),
            }}
          />
        </Suspense>
      )}
    </FullWindow>
  )
}

/** Where a telephone goes on: to the address of the data, else to this page with its offer. */
function phoneAddress(qr: string | null): string {
  const address = new URL(qr ?? location.href, location.href)
  address.hash = 'ar'
  return address.href
}
