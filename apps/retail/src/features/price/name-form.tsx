import { useNameTag } from '@svetlitsa/api-client/price-print/queries'
import { parseTypedSum } from '@svetlitsa/domain/money/parse-typed-sum'
import { maxSum } from '@svetlitsa/domain/money/sum'
import { priceTagTexts } from '@svetlitsa/i18n/price-tag/price-tag-texts'
import { getErrorMessage } from '@svetlitsa/shell/error/get-error-message'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { Notice } from '@svetlitsa/ui/feedback/notice'
import { Field } from '@svetlitsa/ui/forms/field'
import { TextArea } from '@svetlitsa/ui/forms/text-area'
import { type FormEvent, useState } from 'react'
import type { QueueItem } from './queue/tag-queue.ts'

type NameFormProps = { storeId: number | undefined; onAdd: (item: QueueItem) => void }

const empty = { title: '', text: '', price: '', oldPrice: '' }

/** A tag with a heading, a text and a price of the seller's own. */
export function NameForm({ storeId, onAdd }: NameFormProps) {
  const t = useTexts(priceTagTexts)
  const check = useNameTag()
  const [typed, setTyped] = useState(empty)
  const [errors, setErrors] = useState<Partial<typeof empty>>({})
  const bind = (field: keyof typeof empty) => ({
    value: typed[field],
    error: errors[field],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      setTyped({ ...typed, [field]: currentTarget.value }),
  })
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const price = parseSum(typed.price)
    const oldPrice = parseSum(typed.oldPrice)
    const wrong: Partial<typeof empty> = {
      ...(typed.title.trim() ? {} : { title: t('name.titleMissing') }),
      ...(price === null ? { price: t('name.priceWrong') } : {}),
      ...(oldPrice === null ? { oldPrice: t('name.priceWrong') } : {}),
    }
    if (oldPrice && (!price || oldPrice <= price)) wrong.oldPrice = t('name.oldPriceWrong')
    setErrors(wrong)
    if (Object.keys(wrong).length > 0) return
    const text = typed.text.trim()
    const input = {
      title: typed.title.trim(),
      ...(text ? { text } : {}),
      ...(price ? { price } : {}),
      ...(oldPrice ? { oldPrice } : {}),
    }
    const { tags } = await check.mutateAsync({ storeId, ...input })
    const [tag] = tags
    if (!tag) return
    onAdd({
      key: `name:${crypto.randomUUID()}`,
      title: tag.title,
      note: tag.details.join(' '),
      price: tag.price,
      copies: 1,
      source: { kind: 'name', tag, input },
    })
    setTyped(empty)
  }
  return (
    <form
      onSubmit={(event) => void submit(event).catch(() => undefined)}
      aria-label={t('views.name')}
      className="grid max-w-filter gap-4 px-4 py-4 lg:px-6"
      noValidate
    >
      <Field label={t('name.title')} maxLength={120} {...bind('title')} />
      <TextArea label={t('name.text')} rows={2} maxLength={300} {...bind('text')} />
      <div className="grid grid-cols-2 gap-3">
        <Field label={t('name.price')} inputMode="numeric" maxLength={15} {...bind('price')} />
        <Field
          label={t('name.oldPrice')}
          inputMode="numeric"
          maxLength={15}
          {...bind('oldPrice')}
        />
      </div>
      {check.isError && (
        <Notice tone="sale" live>
          {getErrorMessage(check.error) ?? t('failed')}
        </Notice>
      )}
      <Button type="submit" waiting={check.isPending && t('printing')}>
        {t('name.add')}
      </Button>
    </form>
  )
}

/** Whole units of the currency; undefined for an empty field, null for what is no price. */
function parseSum(text: string): number | null | undefined {
  if (text.trim() === '') return undefined
  const sum = parseTypedSum(text)
  return sum !== null && sum > 0 && sum <= maxSum ? sum : null
}
