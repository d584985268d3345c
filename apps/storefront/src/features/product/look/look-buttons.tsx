'use client'

import { lazyPart } from '@svetlitsa/ui/part/lazy-part'
import { Button } from '@svetlitsa/ui/primitives/button'
import { Icon } from '@svetlitsa/ui/primitives/icon'
import { Box, Rotate3d, Smartphone } from 'lucide'
import { Suspense, useEffect, useState } from 'react'
import { useOffer } from '../offer-scope.tsx'

const LookWindow = lazyPart(() =>
  import('./look-window.tsx').then(({ LookWindow }) => ({ default: LookWindow })),
)

export type Look = {
  name: string
  /** The folder of a turntable: 36 frames, 00.webp to 35.webp. */
  model360: string | null
  ar: boolean
  /** Where the code on a computer's screen leads; the page itself where it is not said. */
  qr: string | null
  /** The finish that frames and plain model show, empty where no offer has it. */
  finish: string
}

type LookKind = 'spin' | 'model'

type LookButtonsProps = { look: Look; words: { spin: string; model: string; inRoom: string } }

/** A telephone that scanned the code of a computer's screen comes with this at the end of the address. */
const fromCode = '#ar'

/** «360°», «3D примерка», «В комнате» on the picture; what they show is fetched when it is asked for. */
export function LookButtons({ look, words }: LookButtonsProps) {
  const { offer } = useOffer()
  const { model360, ar } = look
  const { glb, usdz } = offer.look
  const [kind, setKind] = useState<LookKind>()
  const [isOpen, setOpen] = useState(false)
  const show = (wanted: LookKind) => {
    setKind(wanted)
    setOpen(true)
  }
  useEffect(() => {
    if (location.hash !== fromCode || !glb) return
    setKind('model')
    setOpen(true)
  }, [glb])
  const isApple = ar && usdz !== null
  return (
    <>
      {model360 && (
        <Button kind="white" size={40} icon={<Icon of={Rotate3d} />} onClick={() => show('spin')}>
          {words.spin}
        </Button>
      )}
      {glb && (
        <Button kind="white" size={40} icon={<Icon of={Box} />} onClick={() => show('model')}>
          {words.model}
        </Button>
      )}
      {glb && ar && (
        <Button
          kind="white"
          size={40}
          icon={<Icon of={Smartphone} />}
          onClick={() => (isApple && openQuickLook(usdz)) || show('model')}
        >
          {words.inRoom}
        </Button>
      )}
      {kind && (
        <Suspense>
          <LookWindow
            look={look}
            offer={offer}
            kind={kind}
            open={isOpen}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}

/**
 * iOS stands a USDZ file in the room by itself when an anchor with `rel="ar"` is followed, and here
 * at its true size only: what can be pinched smaller tells nothing of whether it fits.
 */
function openQuickLook(usdz: string | null): boolean {
  const anchor = document.createElement('a')
  if (!usdz || !anchor.relList.supports('ar')) return false
  anchor.rel = 'ar'
  anchor.href = `${usdz}#allowsContentScaling=0`
  anchor.append(new Image())
  anchor.click()
  return true
}
