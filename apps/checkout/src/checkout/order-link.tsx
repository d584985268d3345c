import { useUserData } from '@svetlitsa/api-client/session/queries'
import { checkoutFinalTexts } from '@svetlitsa/i18n/checkout-final/checkout-final-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { Notice } from '@svetlitsa/ui/feedback/notice'
import { useToast } from '@svetlitsa/ui/feedback/toast-provider/use-toast'

/** A guest has no account yet, so the address of the order is kept instead. */
export function OrderLink() {
  const t = useTexts(checkoutFinalTexts)
  const showToast = useToast()
  const { data: session } = useUserData()
  if (!session || session.userData) return null
  const copy = async () => {
    await navigator.clipboard.writeText(location.href)
    showToast({ text: t('copied') })
  }
  return (
    <Notice
      tone="sand"
      action={
        <Button size={40} kind="outline" onClick={() => void copy()}>
          {t('copy')}
        </Button>
      }
    >
      {t('keep')}
    </Notice>
  )
}
