import { link } from '@svetlitsa/domain/route/site-map'
import { claimFormTexts } from '@svetlitsa/i18n/claim-form/claim-form-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { Skeleton } from '@svetlitsa/ui/feedback/skeleton'
import { Field } from '@svetlitsa/ui/forms/field'
import { lazyWithReload } from '@svetlitsa/ui/lazy/lazy-with-reload'
import { Suspense, useId, useState } from 'react'

const QrCode = lazyWithReload(() =>
  import('@svetlitsa/ui/data/qr-code').then((module) => ({ default: module.QrCode })),
)

/**
 * The address of the claim for another device, as a link and as a code for a phone's camera. It
 * carries no data, and opens for the same login only (claim.qr).
 */
export function ClaimTransfer({ guid }: { guid: string }) {
  const t = useTexts(claimFormTexts)
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const [isCopied, setCopied] = useState(false)
  const address = location.origin + link.claim({ claim: guid })
  const copy = async () => {
    await navigator.clipboard.writeText(address)
    setCopied(true)
  }
  return (
    <div className="mt-3">
      <Button
        kind="quiet"
        size={40}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <span className="max-lg:hidden">{t('transfer.phone')}</span>
        <span className="lg:hidden">{t('transfer.device')}</span>
      </Button>
      <div id={id} hidden={!isOpen} className="mt-3">
        {isOpen && (
          <div className="flex max-w-text flex-wrap gap-6 rounded-medium border border-line p-5">
            <div className="w-40 max-lg:hidden">
              <Suspense
                fallback={
                  <div className="h-40">
                    <Skeleton shape="block" />
                  </div>
                }
              >
                <QrCode content={address} label={t('transfer.qr')} />
              </Suspense>
            </div>
            <div className="grid min-w-0 flex-1 basis-60 content-start gap-4">
              <p className="text-small max-lg:hidden">{t('transfer.text')}</p>
              <p className="text-small">{t('transfer.textLink')}</p>
              <Field
                label={t('transfer.link')}
                hideLabel
                readOnly
                value={address}
                onFocus={({ target }) => target.select()}
              />
              <div className="flex flex-wrap items-center gap-4">
                <Button
                  kind="quiet"
                  size={40}
                  onClick={() => void copy().catch(() => setCopied(false))}
                >
                  {t('transfer.copy')}
                </Button>
                <span role="status" className="text-small text-forest">
                  {isCopied && t('transfer.copied')}
                </span>
              </div>
            </div>
          </div>
        )}
      </div>
    </div>
  )
}
