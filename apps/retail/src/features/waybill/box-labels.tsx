import { useWaybill } from '@svetlitsa/api-client/waybill/queries'
import { link } from '@svetlitsa/domain/route/site-map'
import { waybillTexts } from '@svetlitsa/i18n/waybill/waybill-texts'
import { ErrorNotice } from '@svetlitsa/shell/error/error-notice'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { TextLink } from '@svetlitsa/ui/actions/text-link'
import { Notice } from '@svetlitsa/ui/feedback/notice'
import { Skeleton } from '@svetlitsa/ui/feedback/skeleton'
import { lazyWithReload } from '@svetlitsa/ui/lazy/lazy-with-reload'
import { Suspense } from 'react'

// The generator of barcodes is heavy, and the check itself needs none.
const Barcode = lazyWithReload(async () => ({
  default: (await import('@svetlitsa/ui/data/barcode')).Barcode,
}))
const QrCode = lazyWithReload(async () => ({
  default: (await import('@svetlitsa/ui/data/qr-code')).QrCode,
}))

/**
 * The labels of a waybill's boxes, to print and to stick on them: what the scanner reads, and the
 * code that opens the customer's claim about this box (claim.qr).
 */
export function BoxLabels({ number }: { number: string }) {
  const t = useTexts(waybillTexts)
  const { data: waybill, isError, refetch } = useWaybill(number)
  const boxes = waybill?.check?.boxes ?? []
  return (
    <main className="mx-auto max-w-260 px-4 py-4">
      <h1 className="text-h2 print:hidden">{t('labelsTitle', { number })}</h1>
      <div className="my-4 flex flex-wrap items-center gap-3 print:hidden">
        <Button disabled={boxes.length === 0} onClick={() => window.print()}>
          {t('print')}
        </Button>
        <TextLink href={link.checkWaybill({ number })}>{t('labelsBack')}</TextLink>
      </div>
      {isError && <ErrorNotice onRetry={() => void refetch()} />}
      {waybill === null && <Notice tone="sale">{t('unknown', { number })}</Notice>}
      <Suspense fallback={<Skeleton shape="block" />}>
        <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          {boxes.map(({ code, packageCode, name, article, part, parts }) => (
            <li
              key={code}
              data-theme="light"
              className="break-inside-avoid rounded-compact border border-line bg-paper p-3 text-center text-row text-ink"
            >
              <Barcode value={code} />
              <p className="font-semibold wrap-anywhere">{name}</p>
              <p>
                {article}
                {parts > 1 && ` · ${t('part', { part: String(part), parts: String(parts) })}`}
              </p>
              {packageCode && (
                <div className="mx-auto mt-2 w-24">
                  <QrCode
                    content={new URL(link.qrcode(packageCode), location.origin).href}
                    label={t('packageQr', { code: packageCode })}
                  />
                  <p>{t('packageHint')}</p>
                </div>
              )}
            </li>
          ))}
        </ul>
      </Suspense>
    </main>
  )
}
