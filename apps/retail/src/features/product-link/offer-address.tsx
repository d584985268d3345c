import { productLinkTexts } from '@svetlitsa/i18n/product-link/product-link-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Skeleton } from '@svetlitsa/ui/feedback/skeleton'
import { Field } from '@svetlitsa/ui/forms/field'
import { lazyWithReload } from '@svetlitsa/ui/lazy/lazy-with-reload'
import { Suspense, useMemo } from 'react'
import { CopyButton } from '../../copy/copy-button.tsx'
import { useCopy } from '../../copy/use-copy.ts'
import { useLetterKeys } from '../../list-detail/use-letter-keys.ts'

const QrCode = lazyWithReload(() =>
  import('@svetlitsa/ui/data/qr-code').then((module) => ({ default: module.QrCode })),
)

type OfferAddressProps = { url: string; name: string }

/** The address of goods: to select, to copy with the button or the key C, and as a QR code. */
export function OfferAddress({ url, name }: OfferAddressProps) {
  const t = useTexts(productLinkTexts)
  const copying = useCopy(url)
  const { copy } = copying
  useLetterKeys(useMemo(() => ({ KeyC: copy }), [copy]))
  return (
    <section aria-label={t('link')} className="grid grid-cols-1 gap-3">
      <AddressField label={t('link')} url={url} />
      <div className="flex flex-wrap items-start gap-4">
        <div className="w-40">
          <Suspense fallback={<Skeleton shape="block" />}>
            <QrCode content={url} label={t('qr', { name })} />
          </Suspense>
        </div>
        <CopyButton {...copying} label={t('copy')} copiedLabel={t('copied')} />
      </div>
    </section>
  )
}

/** A short address of the same goods. */
export function ShortAddress({ url }: { url: string }) {
  const t = useTexts(productLinkTexts)
  const copying = useCopy(url)
  const label = t('short')
  return (
    <section aria-label={label} className="flex items-end gap-2">
      <div className="min-w-0 grow">
        <AddressField label={label} url={url} />
      </div>
      <CopyButton
        {...copying}
        label={t('copy')}
        copiedLabel={t('copied')}
        name={t('copyNamed', { name: label })}
      />
    </section>
  )
}

function AddressField({ label, url }: { label: string; url: string }) {
  return (
    <Field label={label} size={44} readOnly value={url} onFocus={({ target }) => target.select()} />
  )
}
