import { useShellState } from '@svetlitsa/api-client/shell/queries'

type Contact = { phone: string; phoneSanitized: string }

type PhoneLinkProps = {
  contact: Contact | null
  /** Opens the window with all numbers of the city, for desktops, which cannot call. */
  opensWindow?: boolean
}

/** The phone number of the shopper's city; until it has loaded, that of the shop variant. */
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
