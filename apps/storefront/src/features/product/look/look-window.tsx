'use client'

import { lookTexts } from '@svetlitsa/i18n/look-texts'
import { useTexts } from '@svetlitsa/shell/use-texts'
import { lazyPart } from '@svetlitsa/ui/part/lazy-part'
import { FullWindow } from '@svetlitsa/ui/primitives/full-window'
import { Spinner } from '@svetlitsa/ui/primitives/spinner'
import { SpinView } from '@svetlitsa/ui/shop/spin-view'
import { Suspense, useMemo } from 'react'
import type { ProductOffer } from '../product-offer.ts'
import type { Look } from './look-buttons.tsx'
import { phoneAddress } from './phone-address.ts'
import { turntableFrames } from './turntable-frames.ts'

/** Google's viewer with three.js: a quarter of a megabyte that only who asks for it loads. */
const ModelView = lazyPart(() =>
  import('@svetlitsa/ui/shop/model-view').then(({ ModelView }) => ({ default: ModelView })),
)

type LookWindowProps = {
  look: Look
  /** The chosen one: its finish is shown where that can be. */
  offer: ProductOffer
  kind: 'spin' | 'model'
  open: boolean
  onClose: () => void
}

/** A thing over the whole screen: turned on its table, or as a model to be walked around. */
export function LookWindow({ look, offer, kind, open, onClose }: LookWindowProps) {
  const say = useTexts(lookTexts)
  const { name, model360, ar, qr, finish } = look
  const { glb, usdz, isModelTrue, isTurnTrue } = offer.look
  const frames = useMemo(() => (model360 ? turntableFrames(model360) : []), [model360])
  return (
    <FullWindow open={open} onClose={onClose} title={name} closeLabel={say('close')}>
      {kind === 'spin' && frames.length > 0 && (
        <SpinView
          frames={frames}
          label={say('spinLabel', { name })}
          note={isTurnTrue ? null : finish ? say('spinFinish', { finish }) : say('spinOther')}
          words={{
            left: say('left'),
            right: say('right'),
            hint: say('hint'),
            loading: say('spinLoading'),
            failed: say('spinFailed'),
            retry: say('retry'),
          }}
        />
      )}
      {kind === 'model' && glb && (
        <Suspense fallback={<Waiting word={say('loading')} />}>
          <ModelView
            glb={glb}
            usdz={usdz}
            ar={ar}
            phoneAddress={ar ? phoneAddress(qr, offer.id, location.href) : null}
            note={isModelTrue ? null : finish ? say('modelFinish', { finish }) : say('modelOther')}
            words={{
              label: say('modelLabel', { name: `${name}, ${offer.finish}` }),
              inRoom: say('inRoom'),
              scan: say('scan'),
              loading: say('loading'),
              failed: say('failed'),
              retry: say('retry'),
              hint: say('modelHint'),
              unable: say('noModel'),
            }}
          />
        </Suspense>
      )}
    </FullWindow>
  )
}

function Waiting({ word }: { word: string }) {
  return (
    <div
      data-theme="light"
      className="flex size-full flex-col items-center justify-center gap-3 bg-sand text-small text-ink"
    >
      <Spinner size="bar" />
      <p role="status">{word}</p>
    </div>
  )
}
