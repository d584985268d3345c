import { loadErrorTexts } from '@svetlitsa/i18n/load-error/load-error-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { Notice } from '@svetlitsa/ui/feedback/notice'
import { useLanguage } from '../language/language-provider.tsx'

export type ErrorNoticeProps = { onRetry?: () => void; text?: string }

/** Shows in place that a part of the page failed to load, with a retry button. */
export function ErrorNotice({ onRetry, text }: ErrorNoticeProps) {
  const texts = loadErrorTexts[useLanguage()]
  return (
    <Notice
      tone="sale"
      live
      action={
        onRetry && (
          <Button kind="outline" size={40} onClick={onRetry}>
            {texts.retry}
          </Button>
        )
      }
    >
      {text ?? texts.text}
    </Notice>
  )
}
