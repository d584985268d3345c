'use client'

import { lazyPart } from '@svetlitsa/ui/part/lazy-part'
import { Button } from '@svetlitsa/ui/primitives/button'
import { Spinner } from '@svetlitsa/ui/primitives/spinner'
import { Suspense, useState } from 'react'

const CarryForm = lazyPart(() =>
  import('./carry-form.tsx').then(({ CarryForm }) => ({ default: CarryForm })),
)

/** «Проверить лифт, дверь и нишу»: the form is fetched when it is asked for. */
export function CarryCheck({ words }: { words: { open: string } }) {
  const [isOpen, setOpen] = useState(false)
  if (!isOpen) {
    return (
      <div>
        <Button kind="outline" size={40} onClick={() => setOpen(true)}>
          {words.open}
        </Button>
      </div>
    )
  }
  return (
    <Suspense fallback={<Spinner size="bar" />}>
      <CarryForm />
    </Suspense>
  )
}
