'use client'

import { useWindows } from '@svetlitsa/ui/chrome/use-windows'
import { fetchPart } from '@svetlitsa/ui/part/fetch-part'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { faultText } from '../fault-text.tsx'
import type * as putting from './put-thing.ts'

type Work = (how: typeof putting, means: putting.PutMeans) => Promise<boolean>

/**
 * Does one putting into the basket at a time, however often the button is pressed (storefront §4,
 * «Add to cart»); what it takes is fetched with the first press. False where it failed.
 */
export function usePutting(): { put: (work: Work) => Promise<boolean>; isAdding: boolean } {
  const client = useQueryClient()
  const { open } = useWindows()
  // State follows a press too late to stop the second of a double click.
  const isBusy = useRef(false)
  const [isAdding, setAdding] = useState(false)

  const put = async (work: Work): Promise<boolean> => {
    if (isBusy.current) return false
    isBusy.current = true
    setAdding(true)
    try {
      return await work(await fetchPart(() => import('./put-thing.ts')), { client, open })
    } catch (fault) {
      open('fault', { text: faultText(fault) })
      return false
    } finally {
      isBusy.current = false
      setAdding(false)
    }
  }
  return { put, isAdding }
}
