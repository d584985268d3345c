import { useWaybill } from '@svetlitsa/api-client/waybill/queries'
import { waybillTexts } from '@svetlitsa/i18n/waybill/waybill-texts'
import { ErrorNotice } from '@svetlitsa/shell/error/error-notice'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Notice } from '@svetlitsa/ui/feedback/notice'
import { Skeleton } from '@svetlitsa/ui/feedback/skeleton'
import { RetailPage } from '../../retail-page/retail-page.tsx'
import { WaybillContents } from './waybill-contents.tsx'
import { WaybillScan } from './waybill-scan.tsx'
import { WaybillSearch } from './waybill-search.tsx'
import { WaybillSummary } from './waybill-summary.tsx'

type WaybillScreenProps = { userName: string; number: string }

/** A waybill found by its number, and the check of its boxes by scanning them (waybill.check). */
export function WaybillScreen({ userName, number }: WaybillScreenProps) {
  const t = useTexts(waybillTexts)
  const { data: waybill, isError, isPending, refetch } = useWaybill(number)
  const isChecking = waybill?.check?.state === 'open'
  return (
    <RetailPage title={t('title')} userName={userName}>
      <div className="mx-auto grid max-w-260 grid-cols-1 gap-5 px-4 py-4 lg:px-6">
        <h1 className="text-h2">{waybill ? t('heading', { number }) : t('title')}</h1>
        {!isChecking && <WaybillSearch number={number} />}
        {isError && <ErrorNotice onRetry={() => void refetch()} />}
        {number !== '' && isPending && <Skeleton shape="block" />}
        {waybill === null && (
          <Notice tone="sale" live>
            {t('unknown', { number })}
          </Notice>
        )}
        {waybill && <WaybillSummary waybill={waybill} />}
        {waybill && !waybill.check && <WaybillContents waybill={waybill} />}
        {waybill?.check && <WaybillScan number={waybill.number} check={waybill.check} />}
      </div>
    </RetailPage>
  )
}
