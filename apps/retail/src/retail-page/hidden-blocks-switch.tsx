import { useSwitchHiddenBlocks } from '@svetlitsa/api-client/session/queries'
import { useShellState } from '@svetlitsa/api-client/shell/queries'
import { retailTexts } from '@svetlitsa/i18n/retail/retail-texts'
import { useFailureToast } from '@svetlitsa/shell/error/use-failure-toast'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Switch } from '@svetlitsa/ui/forms/switch'

/**
 * Switches whether the shop's pages show an employee the blocks hidden from customers
 * (role.employee).
 */
export function HiddenBlocksSwitch() {
  const t = useTexts(retailTexts)
  const { data } = useShellState()
  const change = useSwitchHiddenBlocks()
  const showFailure = useFailureToast()
  if (!data) return null
  return (
    <Switch
      label={
        <span className="max-lg:block max-lg:w-14 max-lg:text-note lg:max-xl:sr-only">
          {t('hiddenBlocks')}
        </span>
      }
      title={t('hiddenBlocks')}
      checked={change.isPending ? change.variables : data.showsHiddenBlocks}
      onChange={(event) => change.mutate(event.target.checked, { onError: showFailure })}
    />
  )
}
