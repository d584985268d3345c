'use client'

import { useShellState } from '@svetlitsa/api-client/query/shell'

type Contact = { phone: string; phoneSanitized: string }

/** The phone of the shopper's city; until it is known, that of the shop's variant. */
export function PhoneLink({ contact }: { contact: Contact | null }) {
  const { data } = useShellState()
  const shown = data?.phone ?? contact
  if (!shown) return null
  return (
    <a href={`tel:${shown.phoneSanitized}`} className="rounded-small font-medium whitespace-nowrap">
      {shown.phone}
    </a>
  )
}
