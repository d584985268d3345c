import { type ApiKey, useRevokeApiKey } from '@svetlitsa/api-client/api-key/queries'
import { apiKeyTexts } from '@svetlitsa/i18n/api-key/api-key-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { useToast } from '@svetlitsa/ui/feedback/toast-provider/use-toast'
import { DetailPane } from '../../list-detail/detail-pane.tsx'
import { MoveOutcome } from '../../order-move/move-outcome.tsx'
import { useMoveOrder } from '../../order-move/use-move-order.ts'

type RevokeKeyPaneProps = { apiKey: ApiKey; onClose: () => void }

/** Tells what revoking does before it is done: it cannot be undone. */
export function RevokeKeyPane({ apiKey: { name, login }, onClose }: RevokeKeyPaneProps) {
  const t = useTexts(apiKeyTexts)
  const showToast = useToast()
  const { mutateAsync, isPending } = useRevokeApiKey()
  const { move, ...moved } = useMoveOrder()
  const revoke = async () => {
    if (!(await move((key) => mutateAsync({ key, login })))) return
    showToast({ text: t('revoking.done') })
    onClose()
  }
  return (
    <DetailPane
      title={t('revoking.openFor', { name })}
      closeLabel={t('close')}
      onClose={onClose}
      actions={
        <>
          <MoveOutcome {...moved} />
          <Button size={40} disabled={isPending} onClick={() => void revoke()}>
            {t('revoking.go')}
          </Button>
          <Button size={40} kind="soft" onClick={onClose}>
            {t('revoking.keep')}
          </Button>
        </>
      }
    >
      <p>{t('revoking.ask')}</p>
    </DetailPane>
  )
}
