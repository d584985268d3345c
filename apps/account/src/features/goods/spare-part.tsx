import type { BoughtGoods } from '@svetlitsa/api-client/bought-goods/queries'
import { useRequestCallback } from '@svetlitsa/api-client/request/queries'
import { useUserData } from '@svetlitsa/api-client/session/queries'
import { boughtGoodsTexts } from '@svetlitsa/i18n/bought-goods/bought-goods-texts'
import { getErrorMessage } from '@svetlitsa/shell/error/get-error-message'
import { useIdempotentSubmit } from '@svetlitsa/shell/form/use-idempotent-submit'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { Notice } from '@svetlitsa/ui/feedback/notice'
import { TextArea } from '@svetlitsa/ui/forms/text-area'
import { type FormEvent, useRef, useState } from 'react'

const maxLength = 1_000

/** Asks the shop to call back about a spare part, after the warranty too. */
export function SparePart({ goods }: { goods: BoughtGoods }) {
  const t = useTexts(boughtGoodsTexts)
  const { data: session } = useUserData()
  const { mutateAsync, isPending } = useRequestCallback()
  const submitOnce = useIdempotentSubmit()
  const field = useRef<HTMLTextAreaElement>(null)
  const [part, setPart] = useState('')
  const [isMissing, setMissing] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const [answer, setAnswer] = useState<string | null>(null)
  const user = session?.userData
  if (!user) return null
  if (answer)
    return (
      <Notice tone="forest" live>
        {answer}
      </Notice>
    )
  const send = async (event: FormEvent) => {
    event.preventDefault()
    setMissing(part.trim() === '')
    setError(null)
    if (part.trim() === '') return field.current?.focus()
    const { name, article, orderId } = goods
    const comment = t('parts.comment', { name, article, number: orderId, part: part.trim() })
    const input = { name: user.name || t('parts.customer'), phone: user.phone, comment }
    try {
      const outcome = await submitOnce(input, (key) => mutateAsync({ key, input }))
      if (outcome.ok) setAnswer(outcome.answer.message)
      else setError(outcome.message)
    } catch (cause) {
      setError(getErrorMessage(cause) ?? t('parts.failed'))
    }
  }
  return (
    <form noValidate onSubmit={(event) => void send(event)} className="grid max-w-text gap-4">
      <TextArea
        ref={field}
        autoFocus
        label={t('parts.label')}
        hint={t('parts.hint')}
        error={isMissing && part.trim() === '' ? t('parts.missing') : undefined}
        rows={2}
        maxLength={maxLength}
        value={part}
        onChange={({ currentTarget }) => setPart(currentTarget.value)}
      />
      {error && (
        <Notice tone="sale" live>
          {error}
        </Notice>
      )}
      <div>
        <Button type="submit" size={40} waiting={isPending && t('parts.sending')}>
          {t('parts.go')}
        </Button>
      </div>
    </form>
  )
}
