import { waybillTexts } from '@svetlitsa/i18n/waybill/waybill-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'

type RestartFormProps = { isPending: boolean; onRestart: () => void; onBack: () => void }

/** Confirms that all scans of a check are given up. */
export function RestartForm({ isPending, onRestart, onBack }: RestartFormProps) {
  const t = useTexts(waybillTexts)
  return (
    <div className="grid max-w-120 gap-3 rounded-large bg-sand p-4">
      <p>{t('restartSure')}</p>
      <div className="flex flex-wrap gap-3">
        <Button waiting={isPending && t('waiting')} onClick={onRestart}>
          {t('restart')}
        </Button>
        <Button kind="white" onClick={onBack}>
          {t('cancel')}
        </Button>
      </div>
    </div>
  )
}
