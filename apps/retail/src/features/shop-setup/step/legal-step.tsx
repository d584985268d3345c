import { DraftField } from '../draft/draft-field.tsx'
import { useSetupTexts } from '../setup-texts.ts'
import { FieldGroup } from './field-group.tsx'

/** The seller by law, and the bank for bills. */
export function LegalStep() {
  const t = useSetupTexts()
  return (
    <>
      <div className="grid gap-4 md:grid-cols-2">
        <DraftField path="legal.seller" label={t('legal.seller')} hint={t('legal.sellerHint')} />
        <DraftField
          path="legal.inn"
          label={t('legal.inn')}
          hint={t('legal.innHint')}
          inputMode="numeric"
        />
        <DraftField
          path="legal.kpp"
          label={t('legal.kpp')}
          hint={t('legal.kppHint')}
          inputMode="numeric"
        />
        <DraftField
          path="legal.ogrn"
          label={t('legal.ogrn')}
          hint={t('legal.ogrnHint')}
          inputMode="numeric"
        />
        <div className="md:col-span-2">
          <DraftField path="legal.address" label={t('legal.address')} />
        </div>
        <DraftField
          path="legal.phone"
          label={t('legal.phone')}
          hint={t('legal.phoneHint')}
          type="tel"
        />
        <DraftField path="legal.email" label={t('legal.email')} type="email" />
        <DraftField
          path="legal.vatPercent"
          label={t('legal.vat')}
          hint={t('legal.vatHint')}
          inputMode="decimal"
        />
      </div>
      <FieldGroup title={t('legal.bank')} note={t('legal.bankHint')}>
        <DraftField path="legal.bank.name" label={t('legal.bankName')} />
        <DraftField path="legal.bank.bic" label={t('legal.bic')} hint={t('legal.bicHint')} />
        <DraftField
          path="legal.bank.account"
          label={t('legal.account')}
          hint={t('legal.accountHint')}
        />
        <DraftField
          path="legal.bank.correspondentAccount"
          label={t('legal.correspondent')}
          hint={t('legal.correspondentHint')}
        />
      </FieldGroup>
    </>
  )
}
