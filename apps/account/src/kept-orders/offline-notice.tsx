import { keptOrderTexts } from '@svetlitsa/i18n/kept-order/kept-order-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { Notice } from '@svetlitsa/ui/feedback/notice'
import { useFormatMoment } from '../date/use-format-day.ts'

/** Says that there is no network, and from when the orders below are. */
export function OfflineNotice({ moment, onRetry }: { moment: string; onRetry: () => void }) {
  const t = useTexts(keptOrderTexts)
  const formatMoment = useFormatMoment()
  return (
    <div className="mt-5">
      <Notice
        live
        action={
          <Button kind="outline" size={40} onClick={onRetry}>
            {t('again')}
          </Button>
        }
      >
        {t('shown', { moment: formatMoment(moment) })}
      </Notice>
    </div>
  )
}
