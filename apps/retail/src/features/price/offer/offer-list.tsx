import { usePriceOffer } from '@svetlitsa/api-client/price-print/queries'
import { formatPrice } from '@svetlitsa/domain/money/price-text'
import { sumLine } from '@svetlitsa/domain/money/sum'
import { offerLimits } from '@svetlitsa/domain/price-tag/price-print'
import { priceTagTexts } from '@svetlitsa/i18n/price-tag/price-tag-texts'
import { type FormOutcome, useCallForm } from '@svetlitsa/shell/form/use-call-form'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { IconButton } from '@svetlitsa/ui/actions/icon-button'
import { QuantityStepper } from '@svetlitsa/ui/basket/quantity-stepper'
import { Notice } from '@svetlitsa/ui/feedback/notice'
import { Field } from '@svetlitsa/ui/forms/field'
import { Icon } from '@svetlitsa/ui/media/icon'
import { Printer, Trash2 } from 'lucide'
import type { PrintedDocument } from '../print/printed-document.ts'
import { TagRow } from '../tag-row.tsx'
import type { useOfferLines } from './use-offer-lines.ts'

type PrintedOffer = Extract<PrintedDocument, { kind: 'offer' }>['offer']

type OfferListProps = {
  storeId: number | undefined
  sign: string
  offerLines: ReturnType<typeof useOfferLines>
  onPrint: (document: PrintedDocument) => void
}

/** A price offer for a customer: goods with quantities, their sum, and how long the prices hold. */
export function OfferList({ storeId, sign, offerLines, onPrint }: OfferListProps) {
  const t = useTexts(priceTagTexts)
  const { lines, days, setDays, setQuantity, remove } = offerLines
  const { mutateAsync } = usePriceOffer()
  const { bindText, formProps, isSending, failure } = useCallForm({
    values: { days },
    check: (typed) => ({
      days: isDayCount(typed.days) ? undefined : t('offer.daysWrong', { max: offerLimits.days }),
    }),
    toInput: (typed) => ({
      storeId,
      items: lines.map(({ offer, quantity }) => ({ offerId: offer.offerId, quantity })),
      days: Number(typed.days),
    }),
    call: async (input): Promise<FormOutcome<PrintedOffer>> => ({
      ok: true,
      answer: await mutateAsync(input),
    }),
    onDone: (offer) => onPrint({ kind: 'offer', id: crypto.randomUUID(), offer }),
    failed: t('failed'),
  })
  const daysField = bindText('days')
  if (lines.length === 0) {
    return <p className="px-4 py-10 text-body text-ink-soft lg:px-6">{t('offer.empty')}</p>
  }
  const write = (sum: number) => formatPrice(sum, { sign, convert: false })
  const total = lines.reduce((sum, { offer, quantity }) => sum + sumLine(offer.price, quantity), 0)
  return (
    <>
      <ul aria-label={t('views.offer')}>
        {lines.map(({ offer, quantity }) => {
          const name = `${offer.title} ${offer.article}`
          const byMetre = offer.unit === 'metre'
          return (
            <TagRow
              key={offer.offerId}
              title={offer.title}
              note={[offer.article, offer.details, `${t('offer.price')}: ${write(offer.price)}`]
                .filter(Boolean)
                .join(' · ')}
              price={write(sumLine(offer.price, quantity))}
            >
              <QuantityStepper
                quantity={quantity}
                terms={{
                  stock: offerLimits.quantity,
                  minimumBatch: 1,
                  sellsRemains: true,
                  byMetre,
                }}
                labels={{
                  quantity: t('offer.quantityOf', { name }),
                  less: t('offer.less'),
                  more: t('offer.more'),
                  ...(byMetre && { unit: t('offer.metre'), decimal: t('offer.decimal') }),
                }}
                onChange={(changed) => setQuantity(offer.offerId, changed)}
              />
              <IconButton
                size={44}
                label={t('remove', { name })}
                onClick={() => remove(offer.offerId)}
              >
                <Icon iconNode={Trash2} />
              </IconButton>
            </TagRow>
          )
        })}
      </ul>
      <form {...formProps} className="grid max-w-filter gap-4 px-4 py-4 lg:px-6">
        <p className="flex justify-between gap-4 text-h4">
          <span>{t('offer.total')}</span>
          <span className="tabular-nums">{write(total)}</span>
        </p>
        <Field
          label={t('offer.days')}
          type="number"
          min={1}
          max={offerLimits.days}
          {...daysField}
          onChange={(event) => {
            daysField.onChange(event)
            setDays(event.currentTarget.value)
          }}
        />
        {failure && (
          <Notice tone="sale" live>
            {failure.message}
          </Notice>
        )}
        <Button
          type="submit"
          icon={<Icon iconNode={Printer} />}
          waiting={isSending && t('printing')}
        >
          {t('offer.print')}
        </Button>
      </form>
    </>
  )
}

function isDayCount(text: string): boolean {
  return /^\d{1,2}$/.test(text) && Number(text) >= 1 && Number(text) <= offerLimits.days
}
