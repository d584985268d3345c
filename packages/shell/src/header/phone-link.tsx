'use client'

import { useShellState } from '@svetlitsa/api-client/query/shell'

type Contact = { phone: string; phoneSanitized: string }

type PhoneLinkProps = {
  contact: Contact | null
  /** On a desktop, which calls nobody, all numbers of the city open in their window. */
  opensWindow?: boolean
}

/** The phone of the shopper's city; until it is known, that of the shop's variant. */
export function PhoneLink({ contact, opensWindow }: PhoneLinkProps) {
  const { data } = useShellState()
  const shown = data?.phone ?? contact
  if (!shown) return null
  return (
    <a
      href={`tel:${shown.phoneSanitized}`}
      data-window={opensWindow ? 'phonePopup' : undefined}
      className="rounded-small font-medium whitespace-nowrap"
    >
      {shown.phone}
    </a>
  )
}
