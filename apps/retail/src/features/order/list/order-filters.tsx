import type { RetailOrderFilter } from '@svetlitsa/api-client/retail-order-list/contract'
import { orderStateLabel } from '@svetlitsa/domain/order/order-state'
import { retailOrderListTexts } from '@svetlitsa/i18n/retail-order-list/retail-order-list-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { Checkbox } from '@svetlitsa/ui/forms/checkbox'
import { Field } from '@svetlitsa/ui/forms/field'
import { Select } from '@svetlitsa/ui/forms/select'
import { deliveryKinds, orderStates, paymentStates, removeAbsent } from './parse-order-filter.ts'

const any = 'any'

type OrderFiltersProps = {
  filter: RetailOrderFilter
  /** Empty for a seller, who sees the own store only. */
  stores: readonly { id: number; name: string }[]
  onFilter: (filter: RetailOrderFilter) => void
}

/** The conditions that narrow the list of orders (retail.orders). */
export function OrderFilters({ filter, stores, onFilter }: OrderFiltersProps) {
  const t = useTexts(retailOrderListTexts)
  const set = (name: keyof RetailOrderFilter, value: unknown) =>
    onFilter(removeAbsent({ ...filter, [name]: value === any ? undefined : value }))
  const choices = {
    state: orderStates.map((value) => ({ value, label: orderStateLabel[value] })),
    paymentState: paymentStates.map((value) => ({ value, label: t(`paymentStates.${value}`) })),
    deliveryKind: deliveryKinds.map((value) => ({ value, label: t(`deliveryKinds.${value}`) })),
  }
  return (
    <section
      aria-label={t('conditions')}
      className="grid w-full gap-3 border-y border-line bg-surface px-4 py-4 sm:grid-cols-2 lg:grid-cols-4 lg:px-6"
    >
      {(['state', 'paymentState', 'deliveryKind'] as const).map((name) => (
        <Select
          key={name}
          label={t(`fields.${name}`)}
          size={44}
          value={filter[name] ?? any}
          onChange={(value) => set(name, value)}
          options={[{ value: any, label: t('any') }, ...choices[name]]}
        />
      ))}
      {stores.length > 0 && (
        <Select
          label={t('fields.storeId')}
          size={44}
          value={String(filter.storeId ?? any)}
          onChange={(value) => set('storeId', value === any ? any : Number(value))}
          options={[
            { value: any, label: t('anyStore') },
            ...stores.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
        />
      )}
      {(['createdFrom', 'createdTo', 'deliveryDay'] as const).map((name) => (
        <Field
          key={name}
          type="date"
          label={t(`fields.${name}`)}
          size={44}
          value={filter[name] ?? ''}
          onChange={({ currentTarget }) => set(name, currentTarget.value)}
        />
      ))}
      <div className="flex flex-wrap items-center justify-between gap-3 self-end">
        {(['isReservationEnded', 'hasRefundRequest'] as const).map((name) => (
          <Checkbox
            key={name}
            label={t(`fields.${name}`)}
            checked={filter[name] ?? false}
            onChange={({ currentTarget }) => set(name, currentTarget.checked || undefined)}
          />
        ))}
        <Button size={40} kind="soft" onClick={() => onFilter({})}>
          {t('clear')}
        </Button>
      </div>
    </section>
  )
}
