import {
  type PartnerDiscounts,
  useSavePartnerDiscount,
} from '@svetlitsa/api-client/partner/queries'
import { partnerTerms } from '@svetlitsa/domain/partner/partner-discount'
import { partnerTexts } from '@svetlitsa/i18n/partner/partner-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { Field } from '@svetlitsa/ui/forms/field'
import { Select } from '@svetlitsa/ui/forms/select'
import { MoveOutcome } from '../../order-move/move-outcome.tsx'
import { useMoveForm } from '../../order-move/use-move-form.ts'
import type { DiscountRow } from './discount-row.ts'

const any = 'any'
/** Null for what is no percentage that partners get. */
const parsePercent = (text: string) =>
  /^\d{1,2}$/.test(text) && Number(text) <= partnerTerms.maxPercent ? Number(text) : null
const toId = (value: string) => (value === any ? null : Number(value))

type DiscountFormProps = {
  targets: Pick<PartnerDiscounts, 'sections' | 'vendors'>
  /** The row that is changed; null for another one. */
  edited: DiscountRow | null
  /** A row was saved or removed. */
  onDone: () => void
}

/** Saves or removes the discount of a section and vendor, after a fresh code. */
export function DiscountForm({ targets, edited, onDone }: DiscountFormProps) {
  const t = useTexts(partnerTexts)
  const { mutateAsync } = useSavePartnerDiscount()
  const { bindText, bindValue, formProps, submit, canSubmit, isSending, moved } = useMoveForm({
    values: {
      sectionId: String(edited?.sectionId ?? any),
      vendorId: String(edited?.vendorId ?? any),
      percent: String(edited?.percent ?? ''),
      isRemoved: false,
    },
    toInput: ({ sectionId, vendorId, percent, isRemoved }) => ({
      sectionId: toId(sectionId),
      vendorId: toId(vendorId),
      percent: isRemoved ? null : parsePercent(percent),
    }),
    canSubmit: ({ percent, isRemoved }) => isRemoved || parsePercent(percent) !== null,
    call: (row, key) => mutateAsync({ key, ...row }),
    onDone: (_answer, { setValue }) => {
      setValue('percent', '')
      onDone()
    },
  })
  const { value: typed, onChange: type } = bindText('percent')
  const { value: sectionId, onChange: setSectionId } = bindValue('sectionId')
  const { value: vendorId, onChange: setVendorId } = bindValue('vendorId')
  return (
    <form {...formProps} className="grid gap-3 rounded-large bg-sand p-4">
      <div className="grid grid-cols-1 gap-3 lg:grid-cols-3">
        <Select
          label={t('section')}
          size={44}
          value={sectionId}
          disabled={edited !== null}
          onChange={setSectionId}
          options={[
            { value: any, label: t('anySection') },
            ...targets.sections.map(({ id, name, depth }) => ({
              value: String(id),
              label: `${'— '.repeat(depth - 1)}${name}`,
            })),
          ]}
        />
        <Select
          label={t('vendor')}
          size={44}
          value={vendorId}
          disabled={edited !== null}
          onChange={setVendorId}
          options={[
            { value: any, label: t('anyVendor') },
            ...targets.vendors.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
        />
        <Field
          label={t('percent')}
          size={44}
          inputMode="numeric"
          maxLength={2}
          value={typed}
          error={
            typed !== '' && !canSubmit
              ? t('percentWrong', { max: String(partnerTerms.maxPercent) })
              : undefined
          }
          onChange={type}
        />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={!canSubmit} waiting={isSending && t('saving')}>
          {t('save')}
        </Button>
        {edited && (
          <Button kind="white" onClick={() => void submit({ isRemoved: true })}>
            {t('remove')}
          </Button>
        )}
      </div>
      <MoveOutcome {...moved} />
    </form>
  )
}
