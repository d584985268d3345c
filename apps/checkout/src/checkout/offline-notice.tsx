import { networkTexts } from '@svetlitsa/i18n/network/network-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { useIsOffline } from '@svetlitsa/shell/network/use-is-offline'
import { Notice } from '@svetlitsa/ui/feedback/notice'

/** Says that the network is gone and that nothing is lost, while it is. */
export function OfflineNotice() {
  const t = useTexts(networkTexts)
  if (!useIsOffline()) return null
  return (
    <div className="mb-4">
      <Notice live>{t('offline')}</Notice>
    </div>
  )
}
