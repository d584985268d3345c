import type { ReactNode } from 'react'

type ShortHeaderProps = {
  logo: ReactNode
  city?: ReactNode
  phone: ReactNode
}

/** The checkout's header: nothing in it leads away but the logo. 76 px, on the phone 56. */
export function ShortHeader({ logo, city, phone }: ShortHeaderProps) {
  return (
    <header className="border-b border-line bg-paper">
      <div className="page-width flex h-14 items-center justify-between gap-6 lg:h-19">
        {logo}
        <div className="flex items-center gap-6 text-small whitespace-nowrap">
          {city && <span className="hidden text-ink-soft lg:block">{city}</span>}
          <span className="font-medium lg:text-body">{phone}</span>
        </div>
      </div>
    </header>
  )
}
