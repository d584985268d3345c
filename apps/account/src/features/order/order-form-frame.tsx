import { orderTexts } from '@svetlitsa/i18n/order/order-texts'
import type { FormProps } from '@svetlitsa/shell/form/use-call-form'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { Notice } from '@svetlitsa/ui/feedback/notice'
import { type ReactNode, useEffect, useId, useRef } from 'react'

type OrderFormFrameProps = {
  title: string
  submitLabel: string
  formProps: FormProps
  isSending: boolean
  error: string | undefined
  onCancel: () => void
  children: ReactNode
}

/** A form of the order page: its heading has the focus when it opens. */
export function OrderFormFrame(props: OrderFormFrameProps) {
  const { title, submitLabel, formProps, isSending, error, onCancel, children } = props
  const t = useTexts(orderTexts)
  const headingId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <form
      {...formProps}
      aria-labelledby={headingId}
      className="grid gap-5 rounded-large bg-sand p-5 md:p-8"
    >
      <h2 id={headingId} ref={heading} tabIndex={-1} className="text-h2 outline-none">
        {title}
      </h2>
      {children}
      {error && (
        <Notice tone="sale" live>
          {error}
        </Notice>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" waiting={isSending && t('close.sending')}>
          {submitLabel}
        </Button>
        <Button kind="outline" onClick={onCancel}>
          {t('close.keep')}
        </Button>
      </div>
    </form>
  )
}
