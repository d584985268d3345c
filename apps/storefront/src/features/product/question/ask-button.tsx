import { questionTexts } from '@svetlitsa/i18n/question/question-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { useWindows } from '@svetlitsa/ui/overlays/window-host/use-windows'

/** «Задать вопрос»: opens the form. */
export function AskButton({ productId }: { productId: number }) {
  const t = useTexts(questionTexts)
  const { open } = useWindows()
  const ask = () => open('productQuestion', { title: t('form.title'), productId })
  return (
    <Button kind="outline" wide onClick={ask}>
      {t('ask')}
    </Button>
  )
}
