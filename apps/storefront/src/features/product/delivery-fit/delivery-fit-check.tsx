import { deliveryFitTexts } from '@svetlitsa/i18n/delivery-fit/delivery-fit-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { Spinner } from '@svetlitsa/ui/feedback/spinner'
import { lazyWithReload } from '@svetlitsa/ui/lazy/lazy-with-reload'
import { Suspense, useState } from 'react'
import { useOffer } from '../offer/selected-offer.ts'
import type { CarriedOffer } from './check-delivery-fit.ts'

const DeliveryFitForm = lazyWithReload(() =>
  import('./delivery-fit-form.tsx').then(({ DeliveryFitForm }) => ({ default: DeliveryFitForm })),
)

type DeliveryFitCheckProps = {
  /** The offer in the address. */
  offer: CarriedOffer
}

/** «Проверить лифт, дверь и нишу»: the form loads when it is opened. */
export function DeliveryFitCheck({ offer: initial }: DeliveryFitCheckProps) {
  const t = useTexts(deliveryFitTexts)
  const offer = useOffer(initial)
  const [isOpen, setOpen] = useState(false)
  if (!isOpen) {
    return (
      <div>
        <Button kind="outline" size={40} onClick={() => setOpen(true)}>
          {t('open')}
        </Button>
      </div>
    )
  }
  return (
    <Suspense fallback={<Spinner size="bar" />}>
      <DeliveryFitForm offer={offer} />
    </Suspense>
  )
}
