import { checkoutTexts } from '@svetlitsa/i18n/checkout/checkout-texts'
import { checkoutStepsTexts } from '@svetlitsa/i18n/checkout-steps/checkout-steps-texts'
import { AddressFields } from '@svetlitsa/shell/delivery/address-fields'
import { DeliveryServices } from '@svetlitsa/shell/delivery/delivery-services'
import { DeliverySlots } from '@svetlitsa/shell/delivery/delivery-slots'
import { StoreChoice } from '@svetlitsa/shell/delivery/store-choice'
import { ErrorNotice } from '@svetlitsa/shell/error/error-notice'
import { getErrorMessage } from '@svetlitsa/shell/error/get-error-message'
import { focusFirstError } from '@svetlitsa/shell/form/focus-first-error'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Notice } from '@svetlitsa/ui/feedback/notice'
import { TextArea } from '@svetlitsa/ui/forms/text-area'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { focusNextField } from '../../../checkout/focus-next-field.ts'
import type { StepProps } from '../../../checkout/step-props.ts'
import { DeliveryOptions } from './delivery-options.tsx'
import { findMissingField, type MissingField } from './find-missing-field.ts'
import { useDeliveryChoice } from './use-delivery-choice.ts'

type CheckoutDeliveryProps = StepProps & {
  /** Stands under the ways of delivery, above everything that belongs to the chosen one. */
  notice?: ReactNode
  /** The button under the fields; it asks first whether they are whole and saved. */
  renderAction: (prepare: () => Promise<boolean>) => ReactNode
}

/** Step 2: how, where and when, and the services beside (checkout.delivery). */
export function CheckoutDelivery({ checkout, notice, renderAction }: CheckoutDeliveryProps) {
  const t = useTexts(checkoutTexts)
  const steps = useTexts(checkoutStepsTexts)
  const choice = useDeliveryChoice(checkout)
  const [missing, setMissing] = useState<MissingField | null>(null)
  const [complaints, setComplaints] = useState(0)
  const box = useRef<HTMLFormElement>(null)
  const { option, typed, fields, refusals, chooseOption } = choice
  const { delivery, currency, basketGroup } = checkout
  const { mapCenter, zones, addresses, list } = delivery
  const usual = list.find(({ kind }) => kind === 'courier') ?? list[0]
  useChooseUsualOption(delivery.id === null ? usual?.id : undefined, chooseOption)

  const prepare = async () => {
    const lacks = findMissingField(choice)
    setMissing(lacks)
    if (lacks === null && (await choice.settle())) return true
    setComplaints((count) => count + 1)
    return false
  }
  // What was refused meanwhile is shown with the same rendering.
  useEffect(() => {
    if (complaints > 0 && box.current) focusFirstError(box.current)
  }, [complaints])
  // A complaint ends with its cause.
  const lacks = missing !== null && findMissingField(choice) === missing ? missing : null
  const getError = (field: MissingField) =>
    refusals[field] ?? (lacks === field ? getMissingText(field) : undefined)
  const city = { mapCenter, zones, addresses }
  return (
    <form
      ref={box}
      noValidate
      className="flex flex-col gap-7"
      onSubmit={(event) => event.preventDefault()}
      onKeyDown={(event) => focusNextField(event)}
      onBlur={() => void choice.flush()}
    >
      {choice.isUnsaved && <Notice live>{steps('unsaved')}</Notice>}
      {list.length === 0 && <Notice tone="sale">{steps('delivery.none')}</Notice>}
      <DeliveryOptions checkout={checkout} onChoose={chooseOption} error={getError('option')} />
      {notice}
      {option?.kind === 'pickup' && (
        <StoreChoice
          stores={option.stores}
          city={city}
          value={fields.storeId}
          onChange={choice.chooseStore}
          error={getError('store')}
        />
      )}
      {option?.addressBar && (
        <AddressFields
          {...(basketGroup ? { basketGroup } : {})}
          draft={{
            fields: typed,
            change: choice.changeAddress,
            location: choice.location,
            refusal: getError('address') ?? null,
            floorError: getError('floor'),
          }}
          city={city}
          isMapFolded
        />
      )}
      {option?.option.type === 'delayed' && <Notice>{steps('delivery.delayed')}</Notice>}
      {option && option.option.type !== 'delayed' && option.days.length > 0 && (
        <DeliverySlots
          days={option.days}
          fields={fields}
          onChange={choice.changeSlot}
          error={getError('slot')}
        />
      )}
      {option?.services && (
        <DeliveryServices
          prices={option.services}
          sign={currency.sign}
          fields={fields}
          onChange={choice.changeServices}
        />
      )}
      {option?.addressBar && (
        <TextArea
          label={steps('delivery.comment')}
          rows={2}
          value={typed.comment}
          maxLength={500}
          onChange={({ currentTarget }) => choice.changeComment(currentTarget.value)}
        />
      )}
      {choice.error && <ErrorNotice text={getErrorMessage(choice.error) ?? undefined} />}
      {refusals.other && (
        <Notice tone="sale" live>
          {refusals.other}
        </Notice>
      )}
      {renderAction(prepare)}
    </form>
  )

  function getMissingText(what: MissingField): string {
    if (what === 'address') return t('delivery.addressMissing')
    if (what === 'floor') return t('delivery.floorMissing')
    if (what === 'option') return steps('delivery.choose')
    return what === 'store' ? steps('delivery.chooseStore') : steps('delivery.chooseSlot')
  }
}

/** A delivery begins with the courier, so that a sum and days are there to compare. */
function useChooseUsualOption(id: number | undefined, choose: (id: number) => void): void {
  const chooseUsual = useEffectEvent(choose)
  useEffect(() => {
    if (id !== undefined) chooseUsual(id)
  }, [id])
}
