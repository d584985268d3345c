import { tagLimits } from '@svetlitsa/domain/price-tag/price-print'
import { priceTagTexts } from '@svetlitsa/i18n/price-tag/price-tag-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { QuantityStepper } from '@svetlitsa/ui/basket/quantity-stepper'

const terms = { stock: tagLimits.copies, minimumBatch: 1, sellsRemains: true }

type CopiesFieldProps = { title: string; copies: number; onChange: (copies: number) => void }

/** How many copies of a tag are printed: 1 to 100. */
export function CopiesField({ title, copies, onChange }: CopiesFieldProps) {
  const t = useTexts(priceTagTexts)
  return (
    <QuantityStepper
      quantity={copies}
      terms={terms}
      labels={{ quantity: t('copies', { name: title }), less: t('less'), more: t('more') }}
      onChange={onChange}
    />
  )
}
