'use client'

import { type ChangeEvent, type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { useNavigate } from '../../../navigate-context.tsx'
import { addressOfChoice } from '../list-choice.ts'
import { filtersOfForm } from './filters-of-form.ts'

type FilterFormProps = {
  /** The list's path, and the address whose choice the fields show. */
  path: string
  address: string
  sort: string | null
  /** Name of the form, for readers. */
  label: string
  children: ReactNode
}

/** Digits are still being typed, and a knob is still being drawn, within this time. */
const waitsMs: Readonly<Record<string, number>> = { text: 900, range: 500 }

/**
 * The filters' column: an ordinary form that asks for the page with GET, and with scripts asks for
 * it as soon as something is chosen. The fields are the browser's own, so nothing of them ships.
 */
export function FilterForm({ path, address, sort, label, children }: FilterFormProps) {
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const asked = useRef<string | null>(null)
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)

  // A choice taken back elsewhere must leave its field too; one still on its way stays as it is.
  useEffect(() => {
    if (asked.current !== null && asked.current !== address) return
    asked.current = null
    form.current?.reset()
  }, [address])

  const ask = () => {
    clearTimeout(waiting.current)
    if (!form.current) return
    const href = addressOfChoice(path, { filters: filtersOfForm(form.current), sort, page: 1 })
    asked.current = href
    if (href !== address) navigate(href, { scroll: false })
  }
  const askSoon = ({ target }: ChangeEvent<HTMLFormElement>) => {
    if (target.closest('[data-aside]')) return
    const waitMs = target instanceof HTMLInputElement ? waitsMs[target.type] : undefined
    clearTimeout(waiting.current)
    if (waitMs) waiting.current = setTimeout(ask, waitMs)
    else ask()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    ask()
  }

  return (
    <form ref={form} action={path} aria-label={label} onChange={askSoon} onSubmit={submit}>
      {children}
    </form>
  )
}
