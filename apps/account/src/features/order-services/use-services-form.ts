import {
  type OrderServices,
  type ServiceCalculation,
  type ServiceDays,
  useSaveServices,
  useServiceCalculation,
  useServiceDates,
} from '@svetlitsa/api-client/order-services/queries'
import { deliveryFormTexts } from '@svetlitsa/i18n/delivery-form/delivery-form-texts'
import { orderServicesTexts } from '@svetlitsa/i18n/order-services/order-services-texts'
import { type FormOutcome, useCallForm } from '@svetlitsa/shell/form/use-call-form'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import {
  getInitialFields,
  getShownDay,
  type ServiceFields,
  toServiceChoice,
} from './service-fields.ts'

/** Where a refusal is told: at its field, or below the form. */
type Errors = { address?: string; floor?: string; time?: string; form?: string }

const fieldOfReason: Readonly<Record<string, keyof Errors>> = {
  address_missing: 'address',
  outside_zones: 'address',
  floor_missing: 'floor',
  date_missing: 'time',
  day_unavailable: 'time',
  slot_taken: 'time',
}

export interface SavedServices {
  calculation: ServiceCalculation
  time: { date: string; timeFrom: string; timeTo: string } | null
}

/** The services of an order as fields, what they cost, and saving them. */
export function useServicesForm(loaded: OrderServices) {
  const t = useTexts(orderServicesTexts)
  const tForm = useTexts(deliveryFormTexts)
  const { guid } = loaded.order
  const { mutateAsync } = useSaveServices(guid)
  const services = useCallForm({
    values: () => getInitialFields(loaded),
    check: (typed) => ({
      typedAddress: toServiceChoice(loaded, typed, days) ? undefined : tForm('addressMissing'),
    }),
    toInput: (typed) => toServiceChoice(loaded, typed, days),
    call: async (input, key): Promise<FormOutcome<SavedServices>> => {
      const outcome = await mutateAsync({ services: input, key })
      if (!outcome.ok) return { ok: false, message: outcome.message, fields: toErrors(outcome) }
      const { date, timeFrom, timeTo } = input.pickup ?? input.delivery
      const time = date && timeFrom && timeTo ? { date, timeFrom, timeTo } : null
      return { ok: true, answer: { calculation: outcome.answer, time } }
    },
    fieldNames: { address: 'typedAddress', time: 'slotFrom' },
    failed: t('failed'),
  })
  const { form, failure } = services
  const fields = form.watch()
  const dates = useServiceDates(guid, fields.way === 'pickup' ? Number(fields.storeId) : null)
  const days: ServiceDays = dates.data?.[fields.way] ?? []
  const choice = toServiceChoice(loaded, fields, days)
  const { data: priced } = useServiceCalculation(guid, choice)

  const change = (changed: Partial<ServiceFields>) => {
    // The days of the other way, or of another store, are not the same.
    const isElsewhere = changed.way !== undefined || changed.storeId !== undefined
    // A choice decides what else is needed.
    form.clearErrors()
    services.change({ ...(isElsewhere ? { day: '', slotFrom: null } : {}), ...changed })
  }
  const shown = priced && !priced.ok && choice ? toErrors(priced) : {}
  const { typedAddress, floor, slotFrom } = form.formState.errors
  return {
    formProps: services.formProps,
    fields: { ...fields, day: getShownDay(fields, days) },
    change,
    days,
    areDaysLoading: dates.isPending,
    areDaysMissing: dates.isError && !dates.data,
    retryDays: () => void dates.refetch(),
    calculation: choice && priced?.ok ? priced.answer : loaded.calculation,
    errors: {
      address: typedAddress?.message ?? shown.address,
      floor: floor?.message ?? shown.floor,
      time: slotFrom?.message ?? shown.time,
      form: failure?.isAtField ? undefined : (failure?.message ?? shown.form),
    },
    saved: services.answer,
    isSaving: services.isSending,
  }
}

function toErrors({ reason, message }: { reason: string; message: string }): Errors {
  return { [fieldOfReason[reason] ?? 'form']: message }
}
