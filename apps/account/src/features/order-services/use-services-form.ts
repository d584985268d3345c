import {
  type OrderServices,
  type ServiceCalculation,
  useSaveServices,
  useServiceCalculation,
  useServiceDates,
} from '@svetlitsa/api-client/order-services/queries'
import { deliveryFormTexts } from '@svetlitsa/i18n/delivery-form/delivery-form-texts'
import { orderServicesTexts } from '@svetlitsa/i18n/order-services/order-services-texts'
import { getErrorMessage } from '@svetlitsa/shell/error/get-error-message'
import { useIdempotentSubmit } from '@svetlitsa/shell/form/use-idempotent-submit'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { useState } from 'react'
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
  const [fields, setFields] = useState<ServiceFields>(() => getInitialFields(loaded))
  const [saveErrors, setSaveErrors] = useState<Errors>({})
  const [saved, setSaved] = useState<SavedServices | null>(null)
  const submit = useIdempotentSubmit()
  const { mutateAsync, isPending } = useSaveServices(guid)
  const dates = useServiceDates(guid, fields.way === 'pickup' ? Number(fields.storeId) : null)
  const days = dates.data?.[fields.way] ?? []
  const choice = toServiceChoice(loaded, fields, days)
  const { data: priced } = useServiceCalculation(guid, choice)

  const change = (changed: Partial<ServiceFields>) => {
    // The days of the other way, or of another store, are not the same.
    const isElsewhere = changed.way !== undefined || changed.storeId !== undefined
    setFields({ ...fields, ...(isElsewhere ? { day: '', slotFrom: null } : {}), ...changed })
    setSaveErrors({})
    setSaved(null)
  }
  const save = async () => {
    if (!choice) return setSaveErrors({ address: tForm('addressMissing') })
    try {
      const outcome = await submit({ guid, choice }, (key) =>
        mutateAsync({ services: choice, key }),
      )
      if (!outcome.ok) return setSaveErrors(toErrors(outcome))
      const { date, timeFrom, timeTo } = choice.pickup ?? choice.delivery
      const time = date && timeFrom && timeTo ? { date, timeFrom, timeTo } : null
      setSaved({ calculation: outcome.answer, time })
    } catch (error) {
      setSaveErrors({ form: getErrorMessage(error) ?? t('failed') })
    }
  }
  const shown = priced && !priced.ok && choice ? toErrors(priced) : {}
  return {
    fields: { ...fields, day: getShownDay(fields, days) },
    change,
    days,
    areDaysLoading: dates.isPending,
    areDaysMissing: dates.isError && !dates.data,
    retryDays: () => void dates.refetch(),
    calculation: choice && priced?.ok ? priced.answer : loaded.calculation,
    errors: { ...shown, ...saveErrors },
    saved,
    save,
    isSaving: isPending,
  }
}

function toErrors({ reason, message }: { reason: string; message: string }): Errors {
  return { [fieldOfReason[reason] ?? 'form']: message }
}
