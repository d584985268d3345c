import { useSwitchHiddenBlocks } from '@svetlitsa/api-client/query/session'
import { useShellState } from '@svetlitsa/api-client/query/shell'
import { retailTexts } from '@svetlitsa/i18n/retail-texts'
import { useTexts } from '@svetlitsa/shell/use-texts'
import { Switch } from '@svetlitsa/ui/primitives/switch'

/** Whether the shop's pages show an employee what they hide from customers (storefront §6). */
export function HiddenBlocksSwitch() {
  const say = useTexts(retailTexts)
  const { data } = useShellState()
  const change = useSwitchHiddenBlocks()
  if (!data) return null
  return (
    <Switch
      label={<span className="lg:max-xl:sr-only">{say('hiddenBlocks')}</span>}
      title={say('hiddenBlocks')}
      checked={change.isPending ? change.variables : data.showsHiddenBlocks}
      onChange={(event) => change.mutate(event.target.checked)}
    />
  )
}
