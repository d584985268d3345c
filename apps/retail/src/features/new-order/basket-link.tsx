import { useSaveBasket } from '@svetlitsa/api-client/basket-share/queries'
import { newOrderTexts } from '@svetlitsa/i18n/new-order/new-order-texts'
import { getErrorMessage } from '@svetlitsa/shell/error/get-error-message'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { Notice } from '@svetlitsa/ui/feedback/notice'
import { Skeleton } from '@svetlitsa/ui/feedback/skeleton'
import { Field } from '@svetlitsa/ui/forms/field'
import { lazyWithReload } from '@svetlitsa/ui/lazy/lazy-with-reload'
import { Suspense, useState } from 'react'
import { SendLinkForm } from './send-link-form.tsx'

const QrCode = lazyWithReload(() =>
  import('@svetlitsa/ui/data/qr-code').then((module) => ({ default: module.QrCode })),
)

/** The goods as a link that the customer opens: a code to scan, to copy, or by SMS (retail.basket-link). */
export function BasketLink() {
  const t = useTexts(newOrderTexts)
  const { mutate, data: path, isPending, error } = useSaveBasket()
  return (
    <section
      aria-label={t('link.title')}
      className="grid grid-cols-1 gap-4 rounded-medium border border-line bg-surface p-5"
    >
      <h2 className="text-h3">{t('link.title')}</h2>
      <p className="text-small text-ink-soft">{t('link.hint')}</p>
      {error && (
        <Notice tone="sale" live>
          {getErrorMessage(error) ?? t('link.failed')}
        </Notice>
      )}
      {path ? (
        <MadeLink path={path} />
      ) : (
        <Button kind="quiet" wide waiting={isPending && t('link.waiting')} onClick={() => mutate()}>
          {t('link.make')}
        </Button>
      )}
    </section>
  )
}

function MadeLink({ path }: { path: string }) {
  const t = useTexts(newOrderTexts)
  const [isCopied, setCopied] = useState(false)
  const url = new URL(path, location.href).href
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  return (
    <>
      <div className="mx-auto w-full max-w-52">
        <Suspense fallback={<Skeleton shape="block" />}>
          <QrCode content={url} label={t('link.qr')} />
        </Suspense>
      </div>
      <div className="flex items-end gap-2">
        <div className="min-w-0 grow">
          <Field
            label={t('link.address')}
            size={48}
            readOnly
            value={url}
            onFocus={({ target }) => target.select()}
          />
        </div>
        <Button kind="quiet" onClick={() => void copy()}>
          <span role="status">{t(isCopied ? 'link.copied' : 'link.copy')}</span>
        </Button>
      </div>
      <SendLinkForm code={path.split('/').at(-2) ?? ''} />
    </>
  )
}
