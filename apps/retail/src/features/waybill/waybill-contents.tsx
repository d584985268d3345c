import { useStartWaybillCheck, type Waybill } from '@svetlitsa/api-client/waybill/queries'
import { waybillTexts } from '@svetlitsa/i18n/waybill/waybill-texts'
import { getErrorMessage } from '@svetlitsa/shell/error/get-error-message'
import { createIdempotencyKey } from '@svetlitsa/shell/form/create-idempotency-key'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { Notice } from '@svetlitsa/ui/feedback/notice'

/** The goods of a waybill that nobody has checked yet. */
export function WaybillContents({ waybill }: { waybill: Waybill }) {
  const t = useTexts(waybillTexts)
  const start = useStartWaybillCheck()
  const { number, positions } = waybill
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <Button
          waiting={start.isPending && t('waiting')}
          onClick={() => start.mutate({ key: createIdempotencyKey(), number })}
        >
          {t('start')}
        </Button>
      </div>
      {start.error && (
        <Notice tone="sale" live>
          {getErrorMessage(start.error) ?? t('failed')}
        </Notice>
      )}
      <ul className="border-t border-line">
        {positions.map(({ article, name, quantity, boxes }, index) => (
          <li
            key={index}
            className="flex flex-wrap justify-between gap-x-6 gap-y-1 border-b border-line py-2.5 text-row"
          >
            <span className="min-w-0 flex-1 basis-60 wrap-anywhere">
              {name} <span className="text-ink-soft">{article}</span>
            </span>
            <span className="tabular-nums">
              {quantity} · {t('contents')}: {boxes}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}
