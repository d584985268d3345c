import type { StaffStore } from '@svetlitsa/api-client/staff/queries'
import { needsStore, type StaffRole, staffRoles } from '@svetlitsa/domain/staff/staff-role'
import { staffTexts } from '@svetlitsa/i18n/staff/staff-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Select } from '@svetlitsa/ui/forms/select'

export type Assignment = { role: StaffRole; storeId: number | null }

type AssignmentFieldsProps = {
  stores: readonly StaffStore[]
  value: Assignment
  /** Why a choice was not accepted. */
  errors?: { [Name in keyof Assignment]?: string | undefined }
  onChange: (value: Assignment) => void
}

/** The role of a person and, for sellers, the store. */
export function AssignmentFields({ stores, value, errors, onChange }: AssignmentFieldsProps) {
  const t = useTexts(staffTexts)
  const { role, storeId } = value
  return (
    <>
      <Select
        label={t('roleLabel')}
        size={44}
        error={errors?.role}
        value={role}
        onChange={(chosen) => onChange({ ...value, role: chosen as StaffRole })}
        options={staffRoles.map((name) => ({ value: name, label: t(`roles.${name}`) }))}
      />
      {needsStore(role) && (
        <Select
          label={t('storeLabel')}
          size={44}
          placeholder={t('change.storePlaceholder')}
          error={errors?.storeId}
          value={storeId === null ? '' : String(storeId)}
          onChange={(chosen) => onChange({ ...value, storeId: Number(chosen) })}
          options={stores.map(({ id, name }) => ({ value: String(id), label: name }))}
        />
      )}
    </>
  )
}

/** What is sent: only sellers have a store. */
export function toAssignment({ role, storeId }: Assignment): Assignment {
  return { role, storeId: needsStore(role) ? storeId : null }
}
