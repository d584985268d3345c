import { productViewerTexts } from '@svetlitsa/i18n/product-viewer/product-viewer-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Spinner } from '@svetlitsa/ui/feedback/spinner'
import { lazyWithReload } from '@svetlitsa/ui/lazy/lazy-with-reload'
import { FullscreenDialog } from '@svetlitsa/ui/overlays/fullscreen-dialog'
import { SpinViewer } from '@svetlitsa/ui/product/spin-viewer'
import { Suspense, useMemo } from 'react'
import type { ProductViewer, ViewedOffer } from './product-viewer-buttons.tsx'

/** Google's model-viewer with three.js: 250 KB that load only on request. */
const ModelView = lazyWithReload(() =>
  import('@svetlitsa/ui/product/model-viewer').then(({ ModelViewer: ModelView }) => ({
    default: ModelView,
  })),
)

type ProductViewerWindowProps = {
  viewer: ProductViewer
  /** The selected offer; its finish is shown where the model supports it. */
  offer: ViewedOffer
  kind: 'spin' | 'model'
  open: boolean
  onClose: () => void
}

/** A full-screen view of a product: turntable frames, or a 3D model. */
export function ProductViewerWindow({
  viewer,
  offer,
  kind,
  open,
  onClose,
}: ProductViewerWindowProps) {
  const t = useTexts(productViewerTexts)
  const { name, model360, ar, qr, finish } = viewer
  const { glb, usdz, isModelTrue, isTurnTrue } = offer.viewer
  const frames = useMemo(() => (model360 ? listTurntableFrames(model360) : []), [model360])
  return (
    <FullscreenDialog open={open} onClose={onClose} title={name} closeLabel={t('close')}>
      {kind === 'spin' && frames.length > 0 && (
        <SpinViewer
          frames={frames}
          label={t('spinLabel', { name })}
          note={isTurnTrue ? null : finish ? t('spinFinish', { finish }) : t('spinOther')}
          labels={{
            left: t('left'),
            right: t('right'),
            hint: t('hint'),
            loading: t('spinLoading'),
            failed: t('spinFailed'),
            retry: t('retry'),
          }}
        />
      )}
      {kind === 'model' && glb && (
        <Suspense fallback={<ViewerSkeleton message={t('loading')} />}>
          <ModelView
            glb={glb}
            usdz={usdz}
            ar={ar}
            phoneAddress={ar ? buildPhoneAddress(qr, offer.id, location.href) : null}
            note={isModelTrue ? null : finish ? t('modelFinish', { finish }) : t('modelOther')}
            labels={{
              label: t('modelLabel', { name: `${name}, ${offer.finish}` }),
              inRoom: t('inRoom'),
              scan: t('scan'),
              loading: t('loading'),
              failed: t('failed'),
              retry: t('retry'),
              hint: t('modelHint'),
              unsupported: t('noModel'),
            }}
          />
        </Suspense>
      )}
    </FullscreenDialog>
  )
}

function ViewerSkeleton({ message }: { message: string }) {
  return (
    <div
      data-theme="light"
      className="flex size-full flex-col items-center justify-center gap-3 bg-sand text-small text-ink"
    >
      <Spinner size="bar" />
      <p role="status">{message}</p>
    </div>
  )
}

/**
 * Builds the address in the QR code on a computer's screen: the one from the product data,
 * otherwise the current page, with the selected offer and the hash that opens AR at once.
 */
export function buildPhoneAddress(qr: string | null, offerId: number, pageUrl: string): string {
  const page = new URL(pageUrl)
  const address = new URL(qr ?? page.pathname, page)
  const isThisPage = address.origin === page.origin && address.pathname === page.pathname
  if (isThisPage) address.searchParams.set('offer_id', String(offerId))
  address.hash = 'ar'
  return address.href
}

const frameCount = 36

/** Addresses of the turntable frames: 00.webp to 35.webp, one for every ten degrees. */
export function listTurntableFrames(folder: string): string[] {
  const base = folder.endsWith('/') ? folder : `${folder}/`
  return Array.from(
    { length: frameCount },
    (_, index) => `${base}${String(index).padStart(2, '0')}.webp`,
  )
}
