import { shellTexts } from '@svetlitsa/i18n/shell/shell-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { useWindows } from '@svetlitsa/ui/overlays/window-host/use-windows'
import { useLanguage } from '../language/language-provider.tsx'
import { ErrorNotice } from './error-notice.tsx'

/** Reports a failed action, where there is no better place for the message. */
export function ErrorWindow({ text }: { text: string | null }) {
  const { yes } = shellTexts[useLanguage()]
  const { close } = useWindows()
  return (
    <div className="flex flex-col gap-6">
      <ErrorNotice text={text ?? undefined} />
      <Button wide onClick={close}>
        {yes}
      </Button>
    </div>
  )
}
