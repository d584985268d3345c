'use client'

import { faultTexts } from '@svetlitsa/i18n/fault-texts'
import { Button } from '@svetlitsa/ui/primitives/button'
import { Notice } from '@svetlitsa/ui/primitives/notice'
import { useLanguage } from './language-provider.tsx'

export type FaultNoticeProps = { onRetry?: () => void; text?: string }

/** Says in its place that a part could not be loaded, and lets it be tried again. */
export function FaultNotice({ onRetry, text }: FaultNoticeProps) {
  const fault = faultTexts[useLanguage()]
  return (
    <Notice
      tone="sale"
      live
      action={
        onRetry && (
          <Button kind="outline" size={40} onClick={onRetry}>
            {fault.retry}
          </Button>
        )
      }
    >
      {text ?? fault.text}
    </Notice>
  )
}
