'use client'

import { Button } from '@svetlitsa/ui/actions/button'
import { Spinner } from '@svetlitsa/ui/feedback/spinner'
import { lazyWithReload } from '@svetlitsa/ui/lazy/lazy-with-reload'
import { Suspense, useState } from 'react'

const DeliveryFitForm = lazyWithReload(() =>
  import('./delivery-fit-form.tsx').then(({ DeliveryFitForm }) => ({ default: DeliveryFitForm })),
)

/** «Проверить лифт, дверь и нишу»: the form loads when it is opened. */
export function DeliveryFitCheck({ texts }: { texts: { open: string } }) {
  const [isOpen, setOpen] = useState(false)
  if (!isOpen) {
    return (
      <div>
        <Button kind="outline" size={40} onClick={() => setOpen(true)}>
          {texts.open}
        </Button>
      </div>
    )
  }
  return (
    <Suspense fallback={<Spinner size="bar" />}>
      <DeliveryFitForm />
    </Suspense>
  )
}
