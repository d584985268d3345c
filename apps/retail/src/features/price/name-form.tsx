import { useNameTag } from '@svetlitsa/api-client/price-print/queries'
import { parseTypedSum } from '@svetlitsa/domain/money/parse-typed-sum'
import { maxSum } from '@svetlitsa/domain/money/sum'
import { priceTagTexts } from '@svetlitsa/i18n/price-tag/price-tag-texts'
import { type FormOutcome, useCallForm } from '@svetlitsa/shell/form/use-call-form'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { Notice } from '@svetlitsa/ui/feedback/notice'
import { Field } from '@svetlitsa/ui/forms/field'
import { TextArea } from '@svetlitsa/ui/forms/text-area'
import type { QueueItem } from './queue/tag-queue.ts'

type NameFormProps = { storeId: number | undefined; onAdd: (item: QueueItem) => void }

type NameSource = Extract<QueueItem['source'], { kind: 'name' }>

const empty = { title: '', text: '', price: '', oldPrice: '' }

/** A tag with a heading, a text and a price of the seller's own. */
export function NameForm({ storeId, onAdd }: NameFormProps) {
  const t = useTexts(priceTagTexts)
  const { mutateAsync } = useNameTag()
  const { bindText, formProps, isSending, failure } = useCallForm({
    values: empty,
    check: (typed) => {
      const price = parseSum(typed.price)
      const oldPrice = parseSum(typed.oldPrice)
      const isLower = Boolean(oldPrice && (!price || oldPrice <= price))
      return {
        title: typed.title.trim() ? undefined : t('name.titleMissing'),
        price: price === null ? t('name.priceWrong') : undefined,
        ...(oldPrice === null && { oldPrice: t('name.priceWrong') }),
        ...(isLower && { oldPrice: t('name.oldPriceWrong') }),
      }
    },
    toInput: (typed) => {
      const text = typed.text.trim()
      const price = parseSum(typed.price)
      const oldPrice = parseSum(typed.oldPrice)
      return {
        title: typed.title.trim(),
        ...(text ? { text } : {}),
        ...(price ? { price } : {}),
        ...(oldPrice ? { oldPrice } : {}),
      }
    },
    call: async (input): Promise<FormOutcome<QueueItem | null>> => {
      const [tag] = (await mutateAsync({ storeId, ...input })).tags
      return { ok: true, answer: tag ? toQueueItem(tag, input) : null }
    },
    onDone: (item, { reset }) => {
      if (!item) return
      onAdd(item)
      reset()
    },
    failed: t('failed'),
  })
  return (
    <form
      {...formProps}
      aria-label={t('views.name')}
      className="grid max-w-filter gap-4 px-4 py-4 lg:px-6"
    >
      <Field label={t('name.title')} maxLength={120} {...bindText('title')} />
      <TextArea label={t('name.text')} rows={2} maxLength={300} {...bindText('text')} />
      <div className="grid grid-cols-2 gap-3">
        <Field label={t('name.price')} inputMode="numeric" maxLength={15} {...bindText('price')} />
        <Field
          label={t('name.oldPrice')}
          inputMode="numeric"
          maxLength={15}
          {...bindText('oldPrice')}
        />
      </div>
      {failure && (
        <Notice tone="sale" live>
          {failure.message}
        </Notice>
      )}
      <Button type="submit" waiting={isSending && t('printing')}>
        {t('name.add')}
      </Button>
    </form>
  )
}

function toQueueItem(tag: NameSource['tag'], input: NameSource['input']): QueueItem {
  return {
    key: `name:${crypto.randomUUID()}`,
    title: tag.title,
    note: tag.details.join(' '),
    price: tag.price,
    copies: 1,
    source: { kind: 'name', tag, input },
  }
}

/** Whole units of the currency; undefined for an empty field, null for what is no price. */
function parseSum(text: string): number | null | undefined {
  if (text.trim() === '') return undefined
  const sum = parseTypedSum(text)
  return sum !== null && sum > 0 && sum <= maxSum ? sum : null
}
