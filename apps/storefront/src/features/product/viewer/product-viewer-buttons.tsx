import { productViewerTexts } from '@svetlitsa/i18n/product-viewer/product-viewer-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { lazyWithReload } from '@svetlitsa/ui/lazy/lazy-with-reload'
import { Icon } from '@svetlitsa/ui/media/icon'
import { Box, Rotate3d, Smartphone } from 'lucide'
import { Suspense, useEffect, useState } from 'react'
import type { ProductOffer } from '../offer/product-offer.ts'

const ProductViewerWindow = lazyWithReload(() =>
  import('./product-viewer-window.tsx').then(({ ProductViewerWindow }) => ({
    default: ProductViewerWindow,
  })),
)

export type ProductViewer = {
  name: string
  /** The folder of a turntable: 36 frames, 00.webp to 35.webp. */
  model360: string | null
  ar: boolean
  /** Target of the QR code on a computer's screen; null means the page itself. */
  qr: string | null
  /** The finish of the frames and of the plain model; empty where no offer has it. */
  finish: string
}

type ViewerKind = 'spin' | 'model'

export type ViewedOffer = Pick<ProductOffer, 'id' | 'finish' | 'viewer'>

type ProductViewerButtonsProps = { viewer: ProductViewer; offer: ViewedOffer }

/** The hash in the QR code of a computer's screen: opens AR on the phone that scanned it. */
const arHash = '#ar'

/** «360°», «3D примерка», «В комнате» on the picture; their content loads when it is opened. */
export function ProductViewerButtons({ viewer, offer }: ProductViewerButtonsProps) {
  const t = useTexts(productViewerTexts)
  const { model360, ar } = viewer
  const { glb, usdz } = offer.viewer
  const [kind, setKind] = useState<ViewerKind>()
  const [isOpen, setOpen] = useState(false)
  const openViewer = (viewerKind: ViewerKind) => {
    setKind(viewerKind)
    setOpen(true)
  }
  useEffect(() => {
    if (location.hash !== arHash || !glb) return
    setKind('model')
    setOpen(true)
  }, [glb])
  const isApple = ar && usdz !== null
  return (
    <>
      {model360 && (
        <Button
          kind="white"
          size={40}
          icon={<Icon iconNode={Rotate3d} />}
          onClick={() => openViewer('spin')}
        >
          {t('spin')}
        </Button>
      )}
      {glb && (
        <Button
          kind="white"
          size={40}
          icon={<Icon iconNode={Box} />}
          onClick={() => openViewer('model')}
        >
          {t('model')}
        </Button>
      )}
      {glb && ar && (
        <Button
          kind="white"
          size={40}
          icon={<Icon iconNode={Smartphone} />}
          onClick={() => (isApple && openQuickLook(usdz)) || openViewer('model')}
        >
          {t('inRoom')}
        </Button>
      )}
      {kind && (
        <Suspense>
          <ProductViewerWindow
            viewer={viewer}
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
 * iOS opens a USDZ file in AR when an anchor with `rel="ar"` is followed. Scaling is disabled: a
 * resized model would not show whether the product fits.
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
