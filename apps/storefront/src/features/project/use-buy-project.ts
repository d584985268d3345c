'use client'

import { addToBasket } from '@svetlitsa/api-client/api/basket'
import type { Project } from '@svetlitsa/api-client/query/project'
import { link } from '@svetlitsa/domain/route/site-map'
import { useAttempt } from '@svetlitsa/shell/attempt/use-attempt'
import { faultText } from '@svetlitsa/shell/fault-text'
import { useWindows } from '@svetlitsa/ui/chrome/use-windows'
import { useRef, useState } from 'react'
import { offersOf, type PlacedOption } from './project-draft.ts'

/** Saves the wall and puts all its modules into the basket, tied together by the project. */
export function useBuyProject(saveNow: () => Promise<Project | null>) {
  const { open } = useWindows()
  const isBusy = useRef(false)
  const [isBuying, setBuying] = useState(false)
  const attempt = useAttempt()

  const put = async (modules: readonly PlacedOption[]) => {
    const project = await saveNow()
    if (!project) return open('fault', { text: null })
    const wanted = { offers: offersOf(modules), projectId: project.guid }
    const outcome = await attempt(wanted, (idempotencyKey) =>
      addToBasket(wanted, { idempotencyKey }),
    )
    if (!outcome.ok) return open('fault', { text: outcome.message })
    // The basket is another app: its header counts anew.
    window.location.assign(link.basket())
  }

  const buy = async (modules: readonly PlacedOption[]) => {
    if (isBusy.current) return
    isBusy.current = true
    setBuying(true)
    try {
      await put(modules)
    } catch (fault) {
      open('fault', { text: faultText(fault) })
    } finally {
      isBusy.current = false
      setBuying(false)
    }
  }
  return { buy, isBuying }
}
