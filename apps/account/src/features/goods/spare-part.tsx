import type { BoughtGoods } from '@svetlitsa/api-client/bought-goods/queries'
import { useRequestCallback } from '@svetlitsa/api-client/request/queries'
import { useUserData } from '@svetlitsa/api-client/session/queries'
import { boughtGoodsTexts } from '@svetlitsa/i18n/bought-goods/bought-goods-texts'
import { useCallForm } from '@svetlitsa/shell/form/use-call-form'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { Notice } from '@svetlitsa/ui/feedback/notice'
import { TextArea } from '@svetlitsa/ui/forms/text-area'

const maxLength = 1_000

/** Asks the shop to call back about a spare part, after the warranty too. */
export function SparePart({ goods }: { goods: BoughtGoods }) {
  const { data: session } = useUserData()
  const user = session?.userData
  return user ? <SparePartForm goods={goods} user={user} /> : null
}

type SparePartFormProps = { goods: BoughtGoods; user: { name: string; phone: string } }

function SparePartForm({ goods, user }: SparePartFormProps) {
  const t = useTexts(boughtGoodsTexts)
  const { mutateAsync } = useRequestCallback()
  const { bindText, formProps, isSending, answer, failure } = useCallForm({
    values: { part: '' },
    check: ({ part }) => ({ part: part.trim() === '' ? t('parts.missing') : undefined }),
    toInput: ({ part }) => {
      const { name, article, orderId: number } = goods
      const comment = t('parts.comment', { name, article, number, part: part.trim() })
      return { name: user.name || t('parts.customer'), phone: user.phone, comment }
    },
    call: (input, key) => mutateAsync({ key, input }),
    failed: t('parts.failed'),
  })
  if (answer)
    return (
      <Notice tone="forest" live>
        {answer.message}
      </Notice>
    )
  return (
    <form {...formProps} className="grid max-w-text gap-4">
      <TextArea
        autoFocus
        label={t('parts.label')}
        hint={t('parts.hint')}
        rows={2}
        maxLength={maxLength}
        {...bindText('part')}
      />
      {failure && (
        <Notice tone="sale" live>
          {failure.message}
        </Notice>
      )}
      <div>
        <Button type="submit" size={40} waiting={isSending && t('parts.sending')}>
          {t('parts.go')}
        </Button>
      </div>
    </form>
  )
}
