import { useOwnShift, useSetShift } from '@svetlitsa/api-client/staff/queries'
import { retailTexts } from '@svetlitsa/i18n/retail/retail-texts'
import { useFailureToast } from '@svetlitsa/shell/error/use-failure-toast'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Switch } from '@svetlitsa/ui/forms/switch'

/** Begins and ends the own shift, from every screen of the cabinet (retail.staff). */
export function ShiftSwitch() {
  const t = useTexts(retailTexts)
  const { data } = useOwnShift()
  const change = useSetShift()
  const showFailure = useFailureToast()
  if (data === undefined) return null
  return (
    <Switch
      label={<span className="max-lg:text-note lg:max-xl:sr-only">{t('shift')}</span>}
      title={t('shift')}
      checked={change.isPending ? change.variables.input.isOn : data !== null}
      onChange={({ target }) =>
        change.mutate(
          { key: crypto.randomUUID(), input: { isOn: target.checked } },
          { onError: showFailure },
        )
      }
    />
  )
}
