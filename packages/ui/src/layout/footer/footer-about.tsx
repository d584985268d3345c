import type { ReactNode } from 'react'

type FooterAboutProps = {
  logo: ReactNode
  /** One sentence about the shop. */
  text: string
  /** The phone number, formatted and as a link; a client island where it depends on the city. */
  phone: ReactNode
  hours: string
}

/** The first column of the footer. */
export function FooterAbout({ logo, text, phone, hours }: FooterAboutProps) {
  return (
    <div className="flex max-w-80 flex-col">
      {logo}
      <p className="mt-2 text-small text-ink-soft">{text}</p>
      <p className="mt-5 text-window">{phone}</p>
      <p className="mt-0.5 text-small text-ink-soft">{hours}</p>
    </div>
  )
}
