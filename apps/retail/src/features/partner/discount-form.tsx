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
import { type FormEvent, useState } from 'react'
import { MoveOutcome } from '../../order-move/move-outcome.tsx'
import { useMoveOrder } from '../../order-move/use-move-order.ts'
import type { DiscountRow } from './discount-row.ts'

const any = 'any'
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
  const save = useSavePartnerDiscount()
  const { move, ...outcome } = useMoveOrder()
  const [sectionId, setSectionId] = useState(String(edited?.sectionId ?? any))
  const [vendorId, setVendorId] = useState(String(edited?.vendorId ?? any))
  const [typed, setTyped] = useState(String(edited?.percent ?? ''))
  const percent = /^\d{1,2}$/.test(typed) ? Number(typed) : Number.NaN
  const isValid = percent <= partnerTerms.maxPercent
  const send = async (value: number | null) => {
    const row = { sectionId: toId(sectionId), vendorId: toId(vendorId), percent: value }
    if (!(await move((key) => save.mutateAsync({ key, ...row })))) return
    setTyped('')
    onDone()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isValid) void send(percent)
  }
  return (
    <form onSubmit={submit} className="grid gap-3 rounded-large bg-sand p-4">
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
            typed !== '' && !isValid
              ? t('percentWrong', { max: String(partnerTerms.maxPercent) })
              : undefined
          }
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={!isValid} waiting={save.isPending && t('saving')}>
          {t('save')}
        </Button>
        {edited && (
          <Button kind="white" onClick={() => void send(null)}>
            {t('remove')}
          </Button>
        )}
      </div>
      <MoveOutcome {...outcome} />
    </form>
  )
}
