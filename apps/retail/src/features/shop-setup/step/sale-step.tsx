import { Checkbox } from '@svetlitsa/ui/forms/checkbox'
import { DraftField } from '../draft/draft-field.tsx'
import { currencySigns } from '../draft/setup-draft.ts'
import { useSetupForm } from '../draft/setup-form.ts'
import { useSetupTexts } from '../setup-texts.ts'
import { FieldGroup } from './field-group.tsx'

const prices = ['courier', 'courierFreeFrom', 'outsidePerKm', 'toDoor', 'lift', 'floor'] as const

/** Prices of delivery in each currency, and the ways to pay that need no acquirer. */
export function SaleStep() {
  const t = useSetupTexts()
  const { draft, change, currencies, openCities } = useSetupForm()
  const { payments, legal } = draft
  const step = t('step.legal')
  const billNote = legal.bank.account ? t('sales.billNote') : t('sales.billNeedsBank', { step })
  return (
    <>
      {currencies.map((currency) => {
        const sign = currencySigns[currency]
        return (
          <FieldGroup
            key={currency}
            title={t('sales.tariff', { sign })}
            note={openCities.length > 1 && t('sales.kept')}
          >
            {prices.map((price) => (
              <DraftField
                key={price}
                path={`tariffs.${currency}.${price}`}
                label={t(`sales.${price}`)}
                hint={price === 'courierFreeFrom' && t('sales.courierFreeHint')}
                after={<span className="text-ink-soft">{sign}</span>}
                isAmount
              />
            ))}
          </FieldGroup>
        )
      })}
      <fieldset className="mt-8">
        <legend className="text-row font-semibold">{t('sales.payments')}</legend>
        {(['onReceipt', 'bill'] as const).map((way) => (
          <Checkbox
            key={way}
            label={
              <>
                {t(`sales.${way}`)}
                <span className="block text-small text-ink-soft">
                  {way === 'bill' ? billNote : t('sales.onReceiptNote')}
                </span>
              </>
            }
            checked={payments[way]}
            onChange={({ currentTarget }) =>
              change({ payments: { ...payments, [way]: currentTarget.checked } })
            }
          />
        ))}
      </fieldset>
    </>
  )
}
