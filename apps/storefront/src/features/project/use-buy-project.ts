import { addToBasket } from '@svetlitsa/api-client/basket/client'
import type { Project } from '@svetlitsa/api-client/project/queries'
import { link } from '@svetlitsa/domain/route/site-map'
import { getErrorMessage } from '@svetlitsa/shell/error/get-error-message'
import { useIdempotentSubmit } from '@svetlitsa/shell/form/use-idempotent-submit'
import { useWindows } from '@svetlitsa/ui/overlays/window-host/use-windows'
import { useRef, useState } from 'react'
import { countOffers, type PlacedOption } from './project-draft.ts'

/** Saves the wall and adds all its modules to the basket, linked by the project. */
export function useBuyProject(saveNow: () => Promise<Project | null>) {
  const { open } = useWindows()
  const isBusy = useRef(false)
  const [isBuying, setBuying] = useState(false)
  const submit = useIdempotentSubmit()

  const addToBasketAndOpen = async (modules: readonly PlacedOption[]) => {
    const project = await saveNow()
    if (!project) return open('error', { text: null })
    const request = { offers: countOffers(modules), projectId: project.guid }
    const outcome = await submit(request, (idempotencyKey) =>
      addToBasket(request, { idempotencyKey }),
    )
    if (!outcome.ok) return open('error', { text: outcome.message })
    // The basket is another app, so this is a full page load.
    window.location.assign(link.basket())
  }

  const buy = async (modules: readonly PlacedOption[]) => {
    if (isBusy.current) return
    isBusy.current = true
    setBuying(true)
    try {
      await addToBasketAndOpen(modules)
    } catch (error) {
      open('error', { text: getErrorMessage(error) })
    } finally {
      isBusy.current = false
      setBuying(false)
    }
  }
  return { buy, isBuying }
}
